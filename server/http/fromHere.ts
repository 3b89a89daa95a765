import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '../base/loopback';

/** What a proxy adds, each in its own way. Nothing of it is believed here: it is there, or not. */
const isOfAProxy = (name: string): boolean =>
  /^(?:forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-.+|x-forwarded-.+)$/.test(name);

/** A page of a site whose name was made to lead to this machine still says the name of that site. */
function isForHere({ host }: IncomingHttpHeaders): boolean {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) && isLoopbackName(new URL(address).hostname);
}

/**
 * Whether a request comes from this machine: over its own loopback, by its own name, and passed on
 * by nobody. Whoever is trusted to say where others come from makes no difference to it.
 */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopbackAddress(socket.remoteAddress) &&
  isForHere(headers) &&
  !Object.keys(headers).some(isOfAProxy);
