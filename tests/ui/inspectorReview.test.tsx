import { render, screen } from '@testing-library/react';
import { useActorRef, useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { reviewLogic } from '../../inspector/review/reviewActors';

afterEach(() => vi.unstubAllGlobals());

/** A host that answers a moment later, unless nobody waits any more. */
const host = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Nobody waits.')));
    setTimeout(() => resolve(new Response('{ "version": 2, "flows": {} }')), 5);
  });

function State() {
  const actor = useActorRef(reviewLogic);
  return <output>{useSelector(actor, ({ value }) => String(value))}</output>;
}

it('has the reviews also where React begins everything twice, as in development', async () => {
  vi.stubGlobal('fetch', host);
  render(
    <StrictMode>
      <State />
    </StrictMode>,
  );
  await screen.findByText('resting');
  expect(screen.queryByText('unread')).toBeNull();
});
