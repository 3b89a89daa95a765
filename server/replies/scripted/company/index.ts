import type { ReplyUser } from '../../replySource';
import { chinese } from './chinese';
import type { CompanyLines } from './companyLines';
import { english } from './english';
import { german } from './german';
import { russian } from './russian';
import { spanish } from './spanish';

const byLocale: Readonly<Record<string, CompanyLines>> = {
  en: english,
  ch: chinese,
  es: spanish,
  de: german,
  ru: russian,
};

/** What is said to this user for what they like; empty for who likes any company. */
export const likedBy = ({ locale, preference }: ReplyUser): readonly string[] =>
  preference == null || preference === 'no-preference'
    ? []
    : (byLocale[locale] ?? english).liked[preference];

/** The welcomes that this user's gender is in; empty where it is in none. */
export const welcomesOf = ({ locale, gender }: ReplyUser): readonly string[] =>
  gender == null ? [] : ((byLocale[locale] ?? english).welcome[gender] ?? []);
