/** The pictures of a character that is drawn, in the order in which they are made. */
export const shotNames = [
  ...(['main', 'second', 'near', 'wide'] as const),
  ...(['home', 'outside', 'night', 'evening'] as const),
] as const;
export type ShotName = (typeof shotNames)[number];
