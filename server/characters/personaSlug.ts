import { randomBytes } from 'node:crypto';

const pattern = /^my-[0-9a-f]{20}$/;

/** Nobody can guess one, and whether there is a persona of that name is told to its maker alone. */
export const newPersonaSlug = (): string => `my-${randomBytes(10).toString('hex')}`;

export const isPersonaSlug = (slug: string): boolean => pattern.test(slug);
