import { problems } from '../http/problem';
import type { Services } from '../services';

/** A call of a provider; one that fails is not there at the moment, which is logged. */
export async function reach<T>({ log }: Pick<Services, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    log.warn({ err: error }, 'a payment provider does not answer');
    throw problems.unavailable();
  }
}
