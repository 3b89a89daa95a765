import { fromPromise } from 'xstate';
import type { AgeProof } from '../machines/ageGate/ageGateMachine';
import { readCookie, writeCookie } from './cookies';

const COOKIE = 'over18';

/** spec 2: the first-party cookie that remembers the visitor's word. */
export const isAgeProven = (document: Pick<Document, 'cookie'>): boolean =>
  readCookie(document, COOKIE) === '1';

/** The visitor's own word, kept on this device; a stronger provider may take its place. */
export const proveAgeByWord = (
  document: Pick<Document, 'cookie'>,
  isSecure: boolean,
  today: () => Date,
) =>
  fromPromise<AgeProof>(() => {
    writeCookie(document, COOKIE, '1', isSecure);
    return Promise.resolve({
      provider: 'self-declaration',
      result: 'adult',
      date: today().toISOString(),
    });
  });
