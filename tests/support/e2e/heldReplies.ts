import { startHeldModel } from './heldModel';
import { startServer } from './server';
import type { RunningServer } from './server';
import { expect, test as base } from './test';

export { expect };

export type HeldModel = Awaited<ReturnType<typeof startHeldModel>>;

/** A server of its own, whose characters say what the test has the model say. */
export const test = base.extend<object, { model: HeldModel; server: RunningServer }>({
  model: [
    async ({}, use) => {
      const model = await startHeldModel();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({ env: model.env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});
