import { randomBytes } from 'node:crypto';

const pattern = /^my-[0-9a-f]{20}$/;

/** Unguessable; only the maker learns whether a persona of that name exists. */
export const newPersonaSlug = (): string => `my-${randomBytes(10).toString('hex')}`;

export const isPersonaSlug = (slug: string): boolean => pattern.test(slug);
