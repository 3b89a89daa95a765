import { fromPromise } from 'xstate';
import type { AgeProof } from '../machines/ageGate/ageGateMachine';
import { ageCookie, writeCookie } from './cookies';

/** The visitor's own word, kept on this device; a stronger provider may replace it. */
export const proveAgeByWord = (
  document: Pick<Document, 'cookie'>,
  isSecure: boolean,
  today: () => Date,
) =>
  fromPromise<AgeProof>(() => {
    writeCookie(document, ageCookie, '1', isSecure);
    return Promise.resolve({
      provider: 'self-declaration',
      result: 'adult',
      date: today().toISOString(),
    });
  });
