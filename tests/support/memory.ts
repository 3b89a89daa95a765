import { expectStatus } from './contractClient';
import type { Member, TestServer } from './server';

type Kind = 'name' | 'fact' | 'preference';

/** What a member does with what a character remembers, by real calls. */
export function memoryOf(server: TestServer, { access: token }: Pick<Member, 'access'>) {
  return {
    list: (slug = 'ines') => server.call('listMemories', { token, params: { slug } }),
    async read(slug = 'ines') {
      const answer = await server.call('listMemories', { token, params: { slug } });
      return expectStatus(answer, 200).body.results;
    },
    async notes(slug = 'ines') {
      return (await this.read(slug)).map(({ note }) => note);
    },
    add: (note: string, kind: Kind = 'fact', slug = 'ines') =>
      server.call('addMemory', { token, params: { slug }, body: { kind, note } }),
    correct: (memory_id: string, note: string, slug = 'ines') =>
      server.call('updateMemory', { token, params: { slug, memory_id }, body: { note } }),
    forget: (memory_id: string, slug = 'ines') =>
      server.call('forgetMemory', { token, params: { slug, memory_id } }),
    forgetAll: (slug = 'ines') => server.call('forgetMemories', { token, params: { slug } }),
  };
}
