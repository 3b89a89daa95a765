/** The form in which addresses are compared: upper and lower case are the same person. */
export const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase();
