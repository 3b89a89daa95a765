const YEAR_S = 31_536_000;

/** The value of a first-party cookie; null if it is not set. */
export const readCookie = (document: Pick<Document, 'cookie'>, name: string): string | null => {
  for (const part of document.cookie.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

/** Sets a first-party cookie for a year, so that a server can fill the first view. */
export const writeCookie = (
  document: Pick<Document, 'cookie'>,
  name: string,
  value: string,
  isSecure: boolean,
): void => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
};

/** spec 2: the first-party cookie that remembers the visitor's word. */
export const ageCookie = 'over18';

export const isAgeProven = (document: Pick<Document, 'cookie'>): boolean =>
  readCookie(document, ageCookie) === '1';
