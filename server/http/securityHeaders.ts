const permissionsPolicy = [
  'microphone=(self)',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'payment=()',
  'usb=()',
].join(', ');

type Site = {
  /** Where the page finds the API; null: at its own origin. */
  apiOrigin: string | null;
  /** The room server's ws or wss address; null: rooms at the page's own origin, or none. */
  roomsUrl: string | null;
  isHttps: boolean;
};

/**
 * The addresses that a call connects to: the room server, and where a client asks why it was
 * refused. LiveKit Cloud redirects to a server nearby.
 */
function sourcesOfRooms(roomsUrl: string): string[] {
  const { host, hostname, protocol } = new URL(roomsUrl);
  const [line, answers] = protocol === 'ws:' ? ['ws', 'http'] : ['wss', 'https'];
  const hosts = hostname.endsWith('.livekit.cloud') ? [host, '*.livekit.cloud'] : [host];
  return hosts.flatMap((name) => [`${line}://${name}`, `${answers}://${name}`]);
}

function contentSecurityPolicy({ apiOrigin, roomsUrl }: Site): string {
  const others = apiOrigin === null ? [] : [apiOrigin];
  const rooms = roomsUrl === null ? [] : sourcesOfRooms(roomsUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' blob: data:", ...others].join(' '),
    ["media-src 'self' blob:", ...others].join(' '),
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...others, ...rooms].join(' '),
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types workers',
  ].join('; ');
}

/**
 * The worker that judges photos has a policy of its own: it loads its models from its own origin,
 * and can do nothing else.
 */
export const judgePolicy = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Whether a file of the build is that worker. */
export const isJudge = (path: string): boolean => /^\/assets\/apparentAge\.worker-/.test(path);

/** The headers of every page, file and answer, wherever it is served from. */
export function securityHeaders(site: Site): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(site),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(site.isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
