import type { VisibleNode } from './visible';

/** The width of a text in pixels. */
export type Measure = (text: string, font: Font) => number;

export type Font = keyof typeof fonts;

/** Sizes in pixels; `weight` as CSS knows it. */
export const fonts = {
  title: { size: 14, weight: 600 },
  detail: { size: 12, weight: 400 },
  label: { size: 12, weight: 500 },
} as const;

export const fontFamily = 'Inter, "Segoe UI", system-ui, sans-serif';

/** What is written in the box of a state. */
export type Face = {
  title: string;
  details: readonly Detail[];
  /** In pixels, the least that the texts need. */
  width: number;
  height: number;
};

export type Detail = {
  kind: 'description' | 'effect' | 'reaction';
  text: string;
  /** The transitions that a reaction tells. */
  edges?: readonly string[];
};

const detailWidth = 230;
const padding = 14;
const titleHeight = 34;
export const detailHeight = 17;

/** The room that the causes of one line need, in pixels. */
export const labelSize = (labels: readonly string[], measure: Measure) => ({
  width: Math.ceil(Math.max(...labels.map((label) => measure(label, 'label')))) + 18,
  height: labels.length * detailHeight + 6,
});

/** Where the text of a box begins, from its left and its top. */
export const faceInset = { left: padding, title: 22, details: titleHeight + 12 } as const;

/** So many of its reactions stand in a box; the others are told beside the chart. */
const mostReactions = 5;

const reactionsOf = ({ reactions }: VisibleNode): readonly Detail[] => {
  const shown =
    reactions.length > mostReactions + 1 ? reactions.slice(0, mostReactions) : reactions;
  const rest = reactions.length - shown.length;
  return [
    ...shown.map(({ label, edges }) => ({ kind: 'reaction' as const, text: `↻ ${label}`, edges })),
    ...(rest > 0 ? [{ kind: 'reaction' as const, text: `and ${rest} more` }] : []),
  ];
};

const wrapped = (text: string, measure: Measure): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer, 'detail') > detailWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
};

/** How much stands in the boxes: names alone, or what each state means and does as well. */
export type Detailing = 'names' | 'whole';

/** The texts of a state and the room they need. */
export function faceOf(node: VisibleNode, detailing: Detailing, measure: Measure): Face {
  const mark = node.kind === 'parallel' ? ' ∥' : node.isFolded ? ' …' : '';
  const title = `${node.key}${mark}`;
  const details: Detail[] =
    detailing === 'names'
      ? []
      : [
          ...wrapped(node.description ?? '', measure).map((text) => ({
            kind: 'description' as const,
            text,
          })),
          ...node.invokes.map(({ id }) => ({ kind: 'effect' as const, text: `▸ ${id}` })),
          ...reactionsOf(node),
        ];
  const widths = [
    measure(title, 'title'),
    ...details.map(({ text }) => measure(text, 'detail')),
  ].map((width) => width + 2 * padding);
  return {
    title,
    details,
    width: Math.ceil(Math.max(88, ...widths)),
    height: titleHeight + (details.length > 0 ? details.length * detailHeight + 10 : 4),
  };
}
