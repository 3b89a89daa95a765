/** A picture of an official character: the only thing that another one can be made of (spec 1). */
export type Subject = { slug: string; pictureId: string };

/** `imageUrl` is signed, and there only once it is paid; `expiresAt`: until when it can be paid. */
export type Job = Subject & {
  id: string;
  state: 'processing' | 'locked' | 'paid' | 'failed' | 'expired';
  /** Desires. */
  price: number;
  imageUrl: string | null;
  expiresAt: string | null;
};

export type JobReply = { kind: 'found'; job: Job } | { kind: 'missing' };

/** `busy`: another one is being made for this user. `refused`: not of this subject. */
export type CreateReply = { kind: 'begun'; job: Job } | { kind: 'busy' } | { kind: 'refused' };

/** `short`: there are too few desires. `changed`: there is nothing to be paid for any more. */
export type PayReply = { kind: 'paid'; job: Job } | { kind: 'short' } | { kind: 'changed' };

/** Why nothing was begun. */
export type UndressProblem = 'busy' | 'refused' | 'unreachable';
