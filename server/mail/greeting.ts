import type { SayInMail } from './mailTexts';

/** What a mail program turns into a link, or a reader might type: a host name, a mail address. */
const looksLikeAddress = /@|:\/\/|[\p{L}\p{N}-]\.\p{L}{2}|^\p{N}{1,3}\.\p{N}{1,3}\.\p{N}/u;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const invisible = /\p{Cf}/gu;

const isAddress = (word: string): boolean =>
  looksLikeAddress.test(word.replaceAll(invisible, '').normalize('NFKC').replaceAll('。', '.'));

/** A name that is safe in a mail: on one line, and not a link; null: nothing is left of it. */
function nameInMail(name: string): string | null {
  const words = name.replaceAll(breaks, ' ').replaceAll(directions, '').split(/\s/u);
  const kept = words.filter((word) => word !== '' && !isAddress(word));
  return kept.length === 0 ? null : kept.join(' ');
}

/** The first line of a mail; null: the name is not known to be theirs. */
export function greeting(say: SayInMail, name: string | null): string {
  const kept = name === null ? null : nameInMail(name);
  return kept === null ? say('greeting.unnamed') : say('greeting.named', { name: kept });
}
