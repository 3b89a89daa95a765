import type { components } from '../../src/api/schema';

export type ProblemBody = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldError = components['schemas']['FieldError'];
export type FieldErrors = Record<string, FieldError[]>;

type ProblemExtras = {
  detail?: string;
  errors?: FieldErrors;
  resetsAt?: Date;
  notice?: 'crisis';
  /** Seconds, for the header Retry-After. */
  retryAfter?: number;
  /** Methods, for the header Allow. */
  allow?: string[];
};

/** An expected failure of a call; thrown by handlers, answered as problem+json. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly title: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(title);
  }

  toBody(): ProblemBody {
    const { detail, errors, resetsAt, notice } = this.extras;
    return {
      type: 'about:blank',
      title: this.title,
      status: this.status,
      code: this.code,
      ...(detail !== undefined && { detail }),
      ...(errors !== undefined && { errors }),
      ...(resetsAt !== undefined && { resets_at: resetsAt.toISOString() }),
      ...(notice !== undefined && { notice }),
    };
  }
}

export const problems = {
  invalidInput: (errors: FieldErrors) =>
    new Problem(400, 'invalid-input', 'The input is not valid', { errors }),
  invalidCode: () => new Problem(400, 'invalid-code', 'Invalid code'),
  invalidToken: () => new Problem(400, 'invalid-token', 'The link is not valid, or was used'),
  expiredToken: () => new Problem(400, 'expired-token', 'The link is too old'),
  invalidSignature: () => new Problem(400, 'invalid-signature', 'The signature is not valid'),
  inappropriate: (field: string, notice: 'crisis' | null = null) =>
    new Problem(400, 'inappropriate-content', 'Inappropriate content', {
      ...(notice !== null && { notice }),
      errors: { [field]: [{ code: 'inappropriate-content', message: 'Inappropriate content' }] },
    }),
  unreadable: (field: string) =>
    new Problem(400, 'unreadable', 'The text cannot be read', {
      errors: { [field]: [{ code: 'unreadable', message: 'Write it another way' }] },
    }),
  unauthorized: () => new Problem(401, 'unauthorized', 'Log in to go on'),
  invalidCredentials: () => new Problem(401, 'invalid-credentials', 'Wrong email or password'),
  dailyLimit: (resetsAt: Date) =>
    new Problem(402, 'daily-limit', 'The free messages of the day are used up', { resetsAt }),
  notEnoughDesires: () => new Problem(402, 'not-enough-desires', 'This needs more desires'),
  premiumRequired: () => new Problem(402, 'premium-required', 'This needs premium'),
  forbidden: () => new Problem(403, 'forbidden', 'This address is not good, or no longer'),
  emailUnconfirmed: () =>
    new Problem(403, 'email-unconfirmed', 'Confirm your email address to go on'),
  notOfficial: () =>
    new Problem(403, 'forbidden', 'Only official characters of the catalogue are possible here'),
  notFound: () => new Problem(404, 'not-found', 'Not found'),
  methodNotAllowed: (allow: string[]) =>
    new Problem(405, 'method-not-allowed', 'The path has no such method', { allow }),
  tooSlow: () => new Problem(408, 'request-timeout', 'The request came too slowly'),
  chatArchived: () => new Problem(409, 'chat-archived', 'The chat is put away'),
  alreadyConfirmed: () =>
    new Problem(409, 'already-confirmed', 'The email has already been confirmed'),
  alreadySubscribed: () => new Problem(409, 'already-subscribed', 'Premium is running already'),
  offerEnded: () => new Problem(409, 'offer-ended', 'The offer has ended'),
  callElsewhere: () => new Problem(409, 'call-elsewhere', 'A call goes on elsewhere'),
  conflict: (title: string) => new Problem(409, 'conflict', title),
  payloadTooLarge: () => new Problem(413, 'payload-too-large', 'The body is too large'),
  imageTooLarge: (errors: FieldErrors) =>
    new Problem(413, 'payload-too-large', 'Image size exceeded', { errors }),
  wrongImageType: (errors: FieldErrors) =>
    new Problem(415, 'unsupported-media-type', 'Wrong image type', { errors }),
  unsupportedMediaType: () =>
    new Problem(415, 'unsupported-media-type', 'The body must be application/json'),
  rateLimited: (retryAfter: number) =>
    new Problem(429, 'rate-limited', 'Too many attempts', {
      retryAfter: Math.max(1, Math.ceil(retryAfter)),
    }),
  internal: () => new Problem(500, 'internal', 'Something went wrong'),
  notImplemented: () => new Problem(501, 'not-implemented', 'Not offered here'),
  tooManyPersonas: () =>
    new Problem(409, 'too-many-personas', 'There are as many personas as one can have'),
  unchecked: (field: string) =>
    new Problem(503, 'unchecked', 'The text cannot be checked now', {
      retryAfter: 5,
      errors: { [field]: [{ code: 'unchecked', message: 'It cannot be checked now, try again' }] },
    }),
  unavailable: () =>
    new Problem(503, 'unavailable', 'Not available at the moment', { retryAfter: 5 }),
} satisfies Record<string, (...args: never[]) => Problem>;
