import { expression } from '../../base/expression';

/** How something is told, whatever it is about; the particular before the general. */
export const remarkKinds = [
  ...(['denied', 'theirJoy', 'praised', 'shy', 'lazy', 'fine', 'sounds', 'stillLooking'] as const),
  ...(['relief', 'agree', 'disagree', 'praise', 'guess', 'guilt', 'estranged'] as const),
  ...(['pain', 'hurtful', 'told', 'old', 'young', 'role', 'feat', 'oddness'] as const),
  ...(['excited', 'cannot', 'never', 'doubt', 'start', 'duration', 'routine'] as const),
  ...(['hates', 'loves', 'arrived', 'past', 'plan', 'wish', 'got'] as const),
  ...(['lack', 'notType', 'because', 'view', 'mine', 'we', 'they', 'me'] as const),
] as const;
export type RemarkKind = (typeof remarkKinds)[number];

/** `heard` in lower case; what its first group holds is {echo}. */
export type Remark = { heard: RegExp; said: readonly string[] };
export type Remarks = Readonly<Record<RemarkKind, Remark>>;

/** Whether a text has such words anywhere. */
export const says = (source: string): RegExp =>
  /\p{Script=Han}/u.test(source)
    ? expression(source, 'u')
    : expression(String.raw`(?<!\p{L})(?:${source})(?!\p{L})`, 'u');

/** Whether a text begins so. */
export const starts = (source: string): RegExp => expression(`^(?:${source})`, 'u');
