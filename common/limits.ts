/*
 * Limits on what people write and choose. The application states them at the field, the server
 * enforces them, and a test holds openapi.yaml to them.
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
/** Of a search in chats or for a character; UTF-16 units. */
export const SEARCH_LENGTH = 100;

/** Occupations or traits of a character of one's own. */
export const PICKS = 3;
/** Characters that one user may make; all of them fit on the first page of the catalogue. */
export const PERSONAS = 20;
/** Notes that a character keeps of a user. */
export const NOTES = 50;

/** Size of an uploaded photo, in bytes. */
export const PHOTO_BYTES = 5 * 1024 * 1024;
