import type { Character, CharacterDetail, CharacterReply } from '../catalogue/character';

type Asking = { context: { slug: string } };
type Answered = { event: { output: CharacterReply } };

const replyOf = ({ event }: Answered) => ({ reply: event.output });

/** The invocation that loads the character of `slug`: on to `found`, `missing` or `failed`. */
export const characterLoading = (to: { found: string; failed: string }) =>
  ({
    id: 'loadCharacter',
    src: 'loadCharacter',
    input: ({ context }: Asking) => ({ slug: context.slug }),
    onDone: [
      {
        guard: { type: 'isFound', params: replyOf },
        target: to.found,
        actions: { type: 'keepCharacter', params: replyOf },
      },
      { target: 'missing' },
    ],
    onError: { target: to.failed },
  }) as const;

export const isFound = (_: unknown, { reply }: { reply: CharacterReply }) => reply.kind === 'found';

export const withCharacter = (
  _: unknown,
  { reply }: { reply: CharacterReply },
): { character?: CharacterDetail } =>
  reply.kind === 'found' ? { character: reply.character } : {};

export const withCard = (_: unknown, { card }: { card: Character | null }) => ({ card });
