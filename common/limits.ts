/*
 * Limits on what people write and choose. The application shows them at the field, the server
 * enforces them, and a test compares openapi.yaml with them.
 */

/** The minimum age of every user and every character. */
export const ADULT_AGE = 18;
export const OLDEST_AGE = 120;

/** Of a user, a persona, or somebody who requests a removal; UTF-16 units. */
export const NAME_LENGTH = 100;
/** Of a description, a report, or a removal request; UTF-16 units. */
export const TEXT_LENGTH = 1_000;
/** Of a persona's tagline and first words; UTF-16 units. */
export const TAGLINE_LENGTH = 200;
export const GREETING_LENGTH = 500;
/** Of a message; UTF-16 units. */
export const MESSAGE_LENGTH = 1_000;
/** Of what is shown of a quoted message; UTF-16 units. */
export const QUOTE_LENGTH = 200;
/** Of a character's note about the user; code points. */
export const NOTE_LENGTH = 200;
export const SHORTEST_PASSWORD = 6;
export const LONGEST_PASSWORD = 255;
/** Of a search in chats or for a character; UTF-16 units. */
export const SEARCH_LENGTH = 100;

/** Occupations or traits of a persona. */
export const PICKS = 3;
/** Personas per user; all of them fit on the first page of the catalogue. */
export const PERSONAS = 20;
/** Notes that a character keeps about a user. */
export const NOTES = 50;

/** Size of an uploaded photo, in bytes. */
export const PHOTO_BYTES = 5 * 1024 * 1024;
