let common: ReadonlySet<string> = new Set();

/** Brings the list for a form that is being filled in; without it the server alone knows. */
export async function loadCommonPasswords(): Promise<void> {
  if (common.size > 0) return;
  try {
    const { dictionary } = await import('@zxcvbn-ts/language-common');
    common = new Set(dictionary['passwords-common']);
  } catch {
    // The server has the last word in any case.
  }
}

export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
