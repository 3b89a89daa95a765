import type { LanguagePack } from './languagePack';

const MOST_OPENERS = 2;

/** A text in lower case without the words that only lead up to it: "well, you know". */
export function bare(text: string, { told }: LanguagePack): string {
  let left = told.tidy(text).trim();
  for (let at = 0; at < MOST_OPENERS; at += 1) left = left.replace(told.openers, '').trim();
  return (left === '' ? text : left).toLowerCase();
}
