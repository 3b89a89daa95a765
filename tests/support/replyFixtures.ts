import type { ReplyCharacter } from '../../server/replies/replyCharacter';
import type { HistoryEntry, ReplyRequest } from '../../server/replies/replySource';

export const lighthouseKeeper: ReplyCharacter = {
  facts: { slug: 'maud', age: 41, gender: 'female' },
  texts: {
    name: 'Maud',
    tagline: 'Keeps the light, and the kettle, on',
    description: 'Maud looks after a lighthouse that no ship needs any more.',
    greeting: 'The door was open, so you are expected. Tea?',
    speaking: 'Dry and short, with a soft heart behind it.',
    manner: 'dry',
    anecdotes: [
      'The gulls here know my lunch hour better than I do.',
      'I once wrote a letter to the sea and it came back the same afternoon.',
    ],
    self: {},
    interests: [
      {
        topic: 'weather',
        keywords: ['storm', 'rain', 'wind'],
        remark: 'A good storm saves me a week of small talk.',
        question: 'Do you sleep better with rain on the roof?',
      },
    ],
  },
};

export function replyRequest(
  history: readonly HistoryEntry[] = [{ author: 'user', text: 'Hello' }],
  rest: Partial<ReplyRequest> = {},
): ReplyRequest {
  return {
    userId: 'sam',
    character: lighthouseKeeper,
    user: { name: 'Sam', locale: 'en' },
    history,
    signal: new AbortController().signal,
    ...rest,
  };
}

export async function collect(source: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of source) pieces.push(piece);
  return pieces;
}
