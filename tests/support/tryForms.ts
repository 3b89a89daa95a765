import { checkText } from '../../server/moderation/checkText';
import { CURRENT_YEAR } from './sayAges';
import type { PlainSentences, Said } from './sayAges';

export type Tried = Said & { isRefused: boolean };

const isRefused = (text: string, as: Said['as']): boolean =>
  !checkText(text, { as, currentYear: CURRENT_YEAR }).ok;

export const tryForms = (said: readonly Said[]): Tried[] =>
  said.map((one) => ({ ...one, isRefused: isRefused(one.text, one.as) }));

/** The sentences of the table that went wrong for some age, each with a text, as `known` holds them. */
export function faultsIn(tried: readonly Tried[], known: readonly string[]): string[] {
  const wrong = tried.filter((one) => one.isRefused !== one.isMinor);
  const unknown = wrong.filter(({ sentence }) => !known.includes(sentence));
  const mended = known.filter((one) => !wrong.some(({ sentence }) => sentence === one));
  return [
    ...unknown.map(({ form, place, text }) => `${form}, ${place}: ${text}`),
    ...mended.map((sentence) => `no longer wrong: ${sentence}`),
  ];
}

export function plainFaults({ refused, accepted }: PlainSentences): string[] {
  const of = (sentences: PlainSentences['refused'], should: boolean) =>
    (['message', 'persona', 'name', 'note'] as const).flatMap((as) =>
      (sentences[as] ?? [])
        .filter((text) => isRefused(text, as) !== should)
        .map((text) => `${as} ${should ? 'missed' : 'refused'}: ${text}`),
    );
  return [...of(refused, true), ...of(accepted, false)];
}

const count = (of: readonly Tried[], right: boolean): string =>
  of.length === 0 ? '-' : `${of.filter((one) => one.isRefused === right).length}/${of.length}`;

/** A table in Markdown: minors refused and adults passed, by form, and in all by place. */
export function figuresOf(tried: readonly Tried[]): string {
  const row = (label: string, rows: readonly Tried[]) => [
    label,
    count(
      rows.filter(({ isMinor }) => isMinor),
      true,
    ),
    count(
      rows.filter(({ isMinor }) => !isMinor),
      false,
    ),
  ];
  const by = (key: 'form' | 'place') =>
    [...new Set(tried.map((one) => one[key]))].map((value) =>
      row(
        value,
        tried.filter((one) => one[key] === value),
      ),
    );
  const rows = [
    ['form or place', 'minors refused', 'adults passed'],
    ...by('form'),
    ...by('place'),
    row('all', tried),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return `${[line(head), rule, ...body.map(line)].join('\n')}\n`;
}
