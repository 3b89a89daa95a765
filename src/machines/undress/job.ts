import type { PictureSetting } from '../../../common/places';

/** A picture of an official character, the only kind that another one can be made from (spec 1). */
export type Subject = { slug: string; pictureId: string };

/** `imageUrl` is signed, and null until it is paid; `expiresAt`: until when it can be paid. */
export type Job = Subject & {
  id: string;
  state: 'processing' | 'locked' | 'paid' | 'failed' | 'expired';
  /** In desires. */
  price: number;
  imageUrl: string | null;
  setting?: PictureSetting | undefined;
  expiresAt: string | null;
};

export type JobReply = { kind: 'found'; job: Job } | { kind: 'missing' };

/** `busy`: another one is being made for this user. `refused`: not possible with this subject. */
export type CreateReply = { kind: 'begun'; job: Job } | { kind: 'busy' } | { kind: 'refused' };

/** `short`: there are too few desires. `changed`: there is nothing to pay for any more. */
export type PayReply = { kind: 'paid'; job: Job } | { kind: 'short' } | { kind: 'changed' };

/** Why no job was started. */
export type UndressProblem = 'busy' | 'refused' | 'unreachable';
