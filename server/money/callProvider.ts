import { problems } from '../http/problem';
import type { Deps } from './deps';

/** Calls a provider; a failure is logged and counts as unavailable. */
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
