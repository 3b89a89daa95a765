import { describe, expect, it } from 'vitest';
import { flowOf } from '../../inspector/gallery/flows';
import { standInFor } from '../../inspector/live/standIn';
import type { ActorNow } from '../../inspector/live/tape';
import { wayWords } from '../../inspector/simulate/ChoiceList';
import { findWays } from '../../inspector/paths/findWays';
import { distantTarget, eventChoices } from '../../inspector/simulate/offers';

const now = (machine: string | null, active: readonly string[], context = {}): ActorNow => ({
  id: 'a1',
  parent: null,
  name: 'x',
  machine,
  active,
  context,
  status: 'active',
  taken: [],
  told: null,
  changed: [],
});

const offersOn = async (actor: ActorNow, type: string): Promise<readonly string[]> => {
  const flow = flowOf(actor.machine ?? '');
  if (flow === null) throw new Error('It has no chart.');
  const { scripts } = await findWays(flow);
  const standing = standInFor(actor, scripts.get(actor.active[0] ?? ''));
  if (standing === null) throw new Error('It is not known.');
  const target = distantTarget(standing.snapshot);
  const samples = target.events.find((one) => one.type === type)?.samples ?? [];
  return eventChoices(standing, [], samples).map(
    (choice) => `${choice.words.join(', ')} ${wayWords(target, choice)}`,
  );
};

describe('what a running machine can be sent', () => {
  it('is a button for each way on, with the value that decides', async () => {
    const offers = await offersOn(now('payment', ['payment.waiting.open']), 'server.purchase');
    expect(offers).toContain('failed → settled · failed');
    expect(offers).toContain('refunded → settled · refunded');
  });

  it('follows the values that the recording shows', async () => {
    const settled = now('offer', ['offer.shown'], { isAuthorized: { value: false } });
    expect(standInFor(settled, undefined)?.snapshot.context.isAuthorized).toBe(false);
  });

  it('is known in all parallel parts', () => {
    const leaves = ['shortcuts.keys.off', 'shortcuts.list.shown'];
    const both = standInFor(now('shortcuts', leaves), undefined);
    expect(both?.snapshot._nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(leaves));
  });

  it('is not known of an effect, of another version, and of a state that is gone', () => {
    expect(standInFor(now(null, []), undefined)).toBeNull();
    expect(standInFor(now('unblur', ['unblur.nowhere']), undefined)).toBeNull();
  });
});
