import { assign, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import type { Locale } from '../../../common/locales';
import { notProvided } from '../shared/notProvided';
import type { Owner } from '../shared/owner';
import type { Article, ArticleCard } from './article';

/** What a page of the blog shows, in the language that it is written in. */
export type BlogReading = { locale: Locale } & (
  | { kind: 'list'; articles: readonly ArticleCard[] }
  | { kind: 'article'; article: Article }
);

export type BlogReply = { kind: 'found'; reading: BlogReading } | { kind: 'missing' };

export type BlogEvent =
  | { type: 'blog.retry' }
  /** The language of the page changed. */
  | { type: 'blog.translate' };

/** There is no such article. */
export type BlogNotice = { type: 'blog.missing'; id: string };

/** `id`: the article; null for the list of them. `reading`: the text, if it was fetched ahead. */
export type BlogInput = {
  owner: Owner<BlogNotice>;
  id: string | null;
  reading: BlogReading | null;
};

export type BlogContext = BlogInput;

export const blogMachine = setup({
  types: {
    context: {} as BlogContext,
    events: {} as BlogEvent,
    input: {} as BlogInput,
    tags: {} as 'loading' | 'failed',
  },
  actors: { loadReading: notProvided<BlogReply, { id: string | null }>('loadReading') },
  guards: {
    isFound: (_, { reply }: { reply: BlogReply }) => reply.kind === 'found',
    hasReading: ({ context }) => context.reading !== null,
  },
  actions: {
    keepReading: assign((_, { reply }: { reply: BlogReply }) =>
      reply.kind === 'found' ? { reading: reply.reading } : {},
    ),
    tellMissing: sendTo(
      ({ context }: { context: BlogContext }) => context.owner,
      ({ context }: { context: BlogContext }): BlogNotice => ({
        type: 'blog.missing',
        id: context.id ?? '',
      }),
    ),
  },
}).createMachine({
  id: 'blog',
  description: 'A page of the blog: the list of articles, or one article.',
  context: ({ input }) => input,
  on: { 'blog.translate': { target: '.loading' } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether the text was fetched ahead.',
      always: [{ guard: 'hasReading', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loads the text; after a change of language the old text stays on screen.',
      tags: ['loading'],
      invoke: {
        id: 'loadReading',
        src: 'loadReading',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ reply: event.output }) },
            target: 'shown',
            actions: { type: 'keepReading', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: [{ guard: 'hasReading', target: 'shown' }, { target: 'failed' }],
      },
    },
    shown: { description: 'The text is on screen.' },
    missing: {
      description: 'There is no such article; the page says so.',
      meta: { noScreen: 'the page for unknown addresses takes its place' },
      entry: 'tellMissing',
    },
    failed: {
      description: 'The text failed to load; the visitor can try again.',
      tags: ['failed'],
      on: { 'blog.retry': { target: 'loading' } },
    },
  },
});

export type BlogRef = ActorRefFrom<typeof blogMachine>;

declare module '../app/screenTypes' {
  interface ScreenMachines {
    blog: typeof blogMachine;
  }
}
