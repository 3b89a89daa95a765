import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '../base/loopback';

/** Headers that proxies add. Their values are not trusted; it only counts that they are there. */
const isOfAProxy = (name: string): boolean =>
  /^(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.+|x-forwarded-.+)$/.test(name);

/** A site whose name was pointed at this machine still sends that name in the Host header. */
function isForHere({ host }: IncomingHttpHeaders): boolean {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}

/**
 * Whether a request comes from this machine: over its loopback, by its own name, and not through a
 * proxy. Trusting a proxy makes no difference here.
 */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopbackAddress(socket.remoteAddress) &&
  isForHere(headers) &&
  !Object.keys(headers).some(isOfAProxy);
