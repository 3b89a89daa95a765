/** What everybody in the tests logs in with: a password that no rule refuses. */
export const aPassword = 'a good password';

/** The body of what asks for the password once more. */
export const withPassword = { current_password: aPassword };
