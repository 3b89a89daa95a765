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
  /** The server of calls, as an address of ws or wss; null: rooms at the page's own origin, or none. */
  roomsUrl: string | null;
  isHttps: boolean;
};

/**
 * What a call connects to: the line itself, and where a client asks why it was refused. LiveKit's own
 * cloud sends it on to a server near it.
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
 * A worker that judges a photo has a policy of its own: it reads its models from where it came from,
 * and can do nothing else.
 */
export const judgePolicy = {
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Whether a file of the build is that worker. */
export const isJudge = (path: string): boolean => /^\/assets\/apparentAge\.worker-/.test(path);

/** The headers that every page, file and answer carries, wherever it is served from. */
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
