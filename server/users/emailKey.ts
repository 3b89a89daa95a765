/** By which an address is found: case does not tell two people apart. */
export const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase();
