import { BlockList, isIP } from 'node:net';

/**
 * Who is trusted to say where a request comes from: a number of proxies in a row, counted from this
 * server, or proxies at these addresses.
 */
export type TrustedProxies = number | readonly string[];

const MOST_HOPS = 10;

const ranges = new Map<string, readonly string[]>([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['linklocal', ['169.254.0.0/16', 'fe80::/10']],
  ['uniquelocal', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
]);

export const permittedProxies =
  `a number of proxies from 0 to ${MOST_HOPS}, or their addresses, ranges (10.0.0.0/8) and names ` +
  `(${[...ranges.keys()].join(', ')}) with commas between them`;

/** The address in a text that may have a port; null if there is none. */
export function bareAddress(text: string): string | null {
  if (isIP(text) !== 0) return text;
  const [, inBrackets, before] = /^(?:\[([^[\]]+)\]|([^:]+))(?::\d{1,5})?$/.exec(text) ?? [];
  const bare = inBrackets ?? before ?? '';
  return isIP(bare) === 0 ? null : bare;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Adds an address or a range; false if it is neither. */
function add(list: BlockList, entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const kind = isIP(address);
  if (kind === 0 || rest.length > 0) return false;
  if (bits === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  const length = Number(bits);
  // A range of all addresses would trust everybody.
  if (!/^\d{1,3}$/.test(bits) || length < 1 || length > (kind === 6 ? 128 : 32)) return false;
  list.addSubnet(address, length, familyOf(address));
  return true;
}

function listOf(entries: readonly string[]): BlockList | null {
  const list = new BlockList();
  const isWhole = entries
    .flatMap((entry) => ranges.get(entry) ?? [entry])
    .every((entry) => add(list, entry));
  return isWhole ? list : null;
}

/** Parses the setting; null if it is invalid. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const setting = text.trim();
  if (/^\d+$/.test(setting)) return Number(setting) <= MOST_HOPS ? Number(setting) : null;
  const entries = setting.split(',').map((entry) => entry.trim());
  return listOf(entries) === null ? null : entries;
}

/**
 * Whether an address belongs to a trusted proxy; `hop` is 0 for the direct peer, 1 for the address
 * it names, and so on. The request comes from the first one that does not.
 */
export function trustIn(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = listOf(proxies);
  return (address) => {
    const bare = bareAddress(address);
    return bare !== null && list?.check(bare, familyOf(bare)) === true;
  };
}
