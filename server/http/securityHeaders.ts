const permissionsPolicy = [
  'microphone=(self)',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');

/** `apiOrigin`: where the page finds the API when that is not the page's own origin. */
function contentSecurityPolicy(apiOrigin: string | null): string {
  const others = apiOrigin === null ? [] : [apiOrigin];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...others].join(' '),
    ["media-src 'self' blob:", ...others].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types workers',
  ].join('; ');
}

/**
 * A worker that judges a photo has a policy of its own: it reads its models from where it came from,
 * and can do nothing else.
 */
export const judgePolicy = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Whether a file of the build is that worker. */
export const isJudge = (path: string): boolean => /^\/assets\/apparentAge\.worker-/.test(path);

type Site = {
  /** Null: the page's own. */
  apiOrigin: string | null;
  isHttps: boolean;
};

/** The headers that every page, file and answer carries, wherever it is served from. */
export function securityHeaders({ apiOrigin, isHttps }: Site): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(apiOrigin),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
