import type { Bot, BotProfile, BotReply } from '../catalogue/bot';

type Asking = { context: { slug: string } };
type Answered = { event: { output: BotReply } };

const replyOf = ({ event }: Answered) => ({ reply: event.output });

/** The invocation that loads the character of `slug`: on to `found`, `missing` or `failed`. */
export const botLoading = (to: { found: string; failed: string }) =>
  ({
    id: 'loadBot',
    src: 'loadBot',
    input: ({ context }: Asking) => ({ slug: context.slug }),
    onDone: [
      {
        guard: { type: 'isFound', params: replyOf },
        target: to.found,
        actions: { type: 'keepBot', params: replyOf },
      },
      { target: 'missing' },
    ],
    onError: { target: to.failed },
  }) as const;

export const isFound = (_: unknown, { reply }: { reply: BotReply }) => reply.kind === 'found';

export const withBot = (_: unknown, { reply }: { reply: BotReply }): { bot?: BotProfile } =>
  reply.kind === 'found' ? { bot: reply.bot } : {};

export const withCard = (_: unknown, { card }: { card: Bot | null }) => ({ card });
