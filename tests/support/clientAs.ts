import { createClient } from '../../src/api/client';
import type { Member, TestServer } from './server';

/** The product's own client, in the name of a member at a real server. */
export const clientAs = ({ origin }: TestServer, { access }: Member) =>
  createClient((request) => {
    request.headers.set('Authorization', `Bearer ${access}`);
    return fetch(request);
  }, origin);
