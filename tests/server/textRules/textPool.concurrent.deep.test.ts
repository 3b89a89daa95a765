import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { openTextPool } from '../../../server/textRules/textPool';
import { builtServer } from '../../support/builtServer';
import { chatOf } from '../../support/chat';
import { expectStatus } from '../../support/contractClient';
import { startTestServer } from '../../support/server';

/* With the rules of the product, which take each thread seconds to load. */

it(
  'X9 texts that are made to be slow are answered as any other',
  { timeout: 120_000 },
  async () => {
    // Built, as its threads take a third of the time to start.
    const built = pathToFileURL(`${await builtServer()}/textRules/`);
    const at = (file: string) => new URL(file, built).href;
    const programs = { read: at('workers/read.js'), watch: at('workers/watch.js') };
    const server = await startTestServer({
      openTextReader: (parts) => openTextPool({ ...parts, rules: at('readers.js'), programs }),
    });
    // Threads read only what comes once they have started.
    const member = await vi.waitFor(() => server.join(), { timeout: 90_000, interval: 500 });
    const { id } = await chatOf(server, member).open();
    const compound = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
    const texts = [
      'x'.repeat(300),
      '-'.repeat(1_000),
      `Ich mag ${compound} und ${compound}nbeamte`,
    ];
    const sent = texts.map((text) =>
      server.call('sendMessage', {
        token: member.access,
        params: { id },
        body: { client_id: crypto.randomUUID(), text },
      }),
    );
    expectStatus(await server.call('getHealth', {}), 200);
    for (const one of sent) expectStatus(await one, 201);
    expect(server.logged()).not.toContain('took too long');
    await server.stop();
  },
);
