import type { Allowance } from '../../src/machines/shared/allowance';
import { unblurMachine } from '../../src/machines/unblur/unblurMachine';
import type { UnblurInput } from '../../src/machines/unblur/unblurMachine';
import type { Run, World } from '../support/machines';

export const heldUnblur = (world: World) =>
  unblurMachine.provide({ actors: { unblurImage: world.held() } });

export const member = (desires: number, hasSubscription = false): Allowance => ({
  status: 'member',
  desires,
  hasSubscription,
});

export const veilUrl = '/portraits/ines-veil.webp';

export const unblurRun = (input: Partial<UnblurInput> = {}) =>
  ({
    machine: heldUnblur,
    input: ({ owner }) => ({
      owner,
      messageId: 'message-2',
      allowance: member(100),
      veilUrl,
      imageUrl: null,
      ...input,
    }),
    delays: { requestTimeout: 35_000 },
  }) satisfies Run<typeof unblurMachine>;
