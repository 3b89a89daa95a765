/*
 * What may be written and chosen: said at the field by the application, enforced by the server. The
 * contract (openapi.yaml) says the same, which a test holds.
 */

/** Nobody in this product is younger, user or character. */
export const ADULT_AGE = 18;
export const OLDEST_AGE = 120;

/** Of a user, a character of one's own, or whoever asks for a removal; UTF-16 units. */
export const NAME_LENGTH = 100;
/** Of a description, a report, a request for removal; UTF-16 units. */
export const TEXT_LENGTH = 1_000;
/** Of a message; UTF-16 units. */
export const MESSAGE_LENGTH = 1_000;
/** Of a note about the user in the memory of a character; code points. */
export const NOTE_LENGTH = 200;
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 255;
/** Of what a chat or character is searched by; UTF-16 units. */
export const SEARCH_LENGTH = 100;

/** Occupations or traits of a character of one's own. */
export const PICKS = 3;
/** Characters of one's own; all of them fit on one page, at the head of the catalogue. */
export const PERSONAS = 20;
/** Notes that a character keeps of a user. */
export const NOTES = 50;

/** A photo as it is sent; bytes. */
export const PHOTO_BYTES = 5 * 1024 * 1024;
