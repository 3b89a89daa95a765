import type { Gender, Preference } from '../../../../common/settings';

export type Company = Exclude<Preference, 'no-preference'>;

/**
 * Lines for who likes a kind of company, and the welcomes that say "you" as a man or a woman hears
 * it, in languages that tell them apart. Nobody who speaks is one or the other in them.
 */
export type CompanyLines = {
  liked: Readonly<Record<Company, readonly string[]>>;
  welcome: Readonly<Partial<Record<Gender, readonly string[]>>>;
};
