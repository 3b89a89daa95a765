import { problems } from '../http/problem';
import type { Deps } from './deps';

/** A call of a provider; one that fails is not there at the moment, which is logged. */
export async function callProvider<T>(
  { log }: Pick<Deps, 'log'>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    log.warn({ err: error }, 'a payment provider does not answer');
    throw problems.unavailable();
  }
}
