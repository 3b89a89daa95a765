import type { TransitionKind } from './chartTypes';
import { callTitles, stateTitle } from './titles';
import type { VisibleNode } from './visible';

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

export type Font = keyof typeof fonts;

/** Sizes in pixels; `weight` as in CSS. */
export const fonts = {
  title: { size: 14, weight: 600 },
  detail: { size: 12, weight: 400 },
  label: { size: 12, weight: 500 },
} as const;

export const fontFamily = 'Inter, "Segoe UI", system-ui, sans-serif';

/** The texts in a state's box. */
export type Face = {
  title: string;
  details: readonly Detail[];
  /** The least width that the texts need, in pixels. */
  width: number;
  height: number;
};

export type Detail = {
  kind: 'description' | 'effect' | 'reaction' | 'way';
  /** Its lines, one below the other. */
  lines: readonly string[];
  /** The transitions that a reaction or a way stands for. */
  edges?: readonly string[];
  /** What triggers a way. */
  cause?: TransitionKind;
};

const detailWidth = 230;
/** Room after a reaction or a way for how often the tests walked it. */
const times = 20;
const padding = 14;
const titleHeight = 34;
export const detailHeight = 17;

/** From a label's left and right edge to its text: counts use this space as well. */
export const labelInset = 13;

/** A longer label takes two lines: what happens, and below it the guard. */
const longestCause = 24;

/** Longer lines of a label, or of a text in a box, are broken between words. In characters. */
const longestLine = { label: 21, detail: 30 };

const brokenUp = (text: string, longest: number): readonly string[] =>
  wrapped(text, (line) => line.length <= longest);

/** Splits a cause into lines: long ones would make charts too wide. */
export function causeLines(label: string): readonly string[] {
  const at = label.length > longestCause ? label.indexOf(', if ') : -1;
  const parts = at < 0 ? [label] : [label.slice(0, at + 1), label.slice(at + 2)];
  return parts.flatMap((part) => brokenUp(part, longestLine.label));
}

/** The size of a label with these causes, in pixels. */
export const labelSize = (labels: readonly string[], measure: Measure) => {
  const lines = labels.flatMap(causeLines);
  return {
    width: Math.ceil(Math.max(...lines.map((line) => measure(line, 'label')))) + 2 * labelInset,
    height: lines.length * detailHeight + 6,
  };
};

/** Where the text of a box begins, from its left and its top. */
export const faceInset = { left: padding, title: 22, details: titleHeight + 12 } as const;

/** A box lists this many of its reactions; the others are listed beside the chart. */
const mostReactions = 5;

const reactionsOf = ({ reactions }: VisibleNode): readonly Detail[] => {
  const shown =
    reactions.length > mostReactions + 1 ? reactions.slice(0, mostReactions) : reactions;
  const rest = reactions.length - shown.length;
  return [
    ...shown.map(({ label, edges }) => ({
      kind: 'reaction' as const,
      lines: brokenUp(`↻ ${label}`, longestLine.detail),
      edges,
    })),
    ...(rest > 0 ? [{ kind: 'reaction' as const, lines: [`and ${rest} more`] }] : []),
  ];
};

/** One entry each, since no line shows them. */
const waysOf = ({ ways }: VisibleNode): readonly Detail[] =>
  ways.map(({ label, edges, kind }) => ({
    kind: 'way',
    lines: brokenUp(label, longestLine.detail),
    edges,
    cause: kind,
  }));

/** Up to this many effects are listed one below the other; more share lines. */
const mostEffects = 5;

const effectsOf = (node: VisibleNode, measure: Measure): readonly Detail[] => {
  const names = callTitles(node);
  return names.length > mostEffects
    ? [{ kind: 'effect', lines: wrapped(`▸ ${names.join(', ')}`, fits(measure)) }]
    : names.map((name) => ({ kind: 'effect', lines: [`▸ ${name}`] }));
};

const fits = (measure: Measure) => (line: string) => measure(line, 'detail') <= detailWidth;

function wrapped(text: string, isFitting: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !isFitting(longer)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** How much the boxes show: names alone, or each state's description and effects as well. */
export type Detailing = 'names' | 'whole';

/** The texts of a state and the space they need. */
export function faceOf(node: VisibleNode, detailing: Detailing, measure: Measure): Face {
  const mark = node.kind === 'parallel' ? ' ∥' : node.isFolded ? ' …' : '';
  const title = `${stateTitle(node)}${mark}`;
  const details: readonly Detail[] =
    detailing === 'names'
      ? waysOf(node)
      : [
          ...wrapped(node.description ?? '', fits(measure)).map((line) => ({
            kind: 'description' as const,
            lines: [line],
          })),
          ...effectsOf(node, measure),
          ...reactionsOf(node),
          ...waysOf(node),
        ];
  const count = details.reduce((sum, { lines }) => sum + lines.length, 0);
  const widths = [
    measure(title, 'title'),
    ...details.flatMap(({ lines, edges }) =>
      lines.map((line) => measure(line, 'detail') + (edges ? times : 0)),
    ),
  ].map((width) => width + 2 * padding);
  return {
    title,
    details,
    width: Math.ceil(Math.max(88, ...widths)),
    height: titleHeight + (count > 0 ? count * detailHeight + 10 : 4),
  };
}
