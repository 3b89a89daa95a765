let common: ReadonlySet<string> = new Set();

/** Loads the list while a form is being filled in; without it, only the server checks. */
export async function loadCommonPasswords(): Promise<void> {
  if (common.size > 0) return;
  try {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  } catch {
    // The server decides in any case.
  }
}

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
