// @ts-check

/** @param {string} origin @param {string} path @param {object} body @param {string} [token] */
export async function post(origin, path, body, token) {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}

/**
 * What a browser stores while a user is logged in.
 * @param {string} origin @param {{ email: string, password: string }} login
 */
export async function storageOf(origin, { email, password }) {
  const { access, refresh } = await post(origin, '/api/token', { email, password });
  const { hostname: domain } = new URL(origin);
  const sameSite = /** @type {const} */ ('Lax');
  const kept = { domain, path: '/', expires: -1, httpOnly: false, secure: false, sameSite };
  const localStorage = [
    { name: 'access_token', value: String(access) },
    { name: 'refresh_token', value: String(refresh) },
    { name: 'was_logged_in', value: 'true' },
  ];
  return {
    cookies: [{ ...kept, name: 'over18', value: '1' }],
    origins: [{ origin, localStorage }],
  };
}
