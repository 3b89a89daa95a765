import { assign } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { unknownAllowance } from '../shared/allowance';
import { composer } from './composerRegion';
import { deletion } from './deletionRegion';
import { edit } from './editRegion';
import { emoji } from './emojiRegion';
import { history } from './historyRegion';
import { journey } from './journeyRegion';
import { noPictures } from './pictures';
import { pictures } from './picturesRegion';
import { quote } from './quoteRegion';
import { reactions } from './reactionsRegion';
import { receipt } from './receiptRegion';
import { reply } from './replyRegion';
import { restart } from './restartRegion';
import { latest, scroll } from './scrollRegion';
import { suggestions } from './suggestionsRegion';
import { conversationSuggestions } from './suggestionSetup';
import { versions } from './versionsRegion';
import { viewer } from './viewerRegion';
import { visit } from './visitRegion';
import { voices } from './voicesRegion';

export const conversationMachine = conversationSuggestions.createMachine({
  id: 'conversation',
  description: 'The messages between the user and one character.',
  context: ({ input }) => ({
    ...input,
    messages: [],
    older: null,
    told: [],
    visit: null,
    outboxMessages: [],
    reply: null,
    draft: '',
    emojiNames: null,
    emojiQuery: '',
    quote: null,
    stamp: null,
    readSeq: 0,
    markAttempts: 0,
    turnId: null,
    seenSeq: 0,
    retryClientId: '',
    stoppingId: null,
    brokenId: null,
    removed: [],
    deletions: [],
    places: {},
    anew: null,
    choice: null,
    chosenId: null,
    edit: null,
    pictureId: null,
    allowance: unknownAllowance,
    pictures: noPictures,
    voices: {},
    reactions: {},
    suggestions: [],
  }),
  type: 'parallel',
  invoke: [
    {
      id: 'draftStorage',
      src: 'draftStorage',
      input: ({ context }) => ({ slug: context.chat.character.slug }),
    },
    { id: 'allowance', src: 'allowance' },
    { id: 'gallery', src: 'gallery' },
    { id: 'search', src: 'search', input: ({ context }) => ({ chatId: context.chat.id }) },
  ],
  on: { 'server.chat': { actions: assign({ chat: ({ event }) => event.chat }) } },
  states: {
    history,
    composer,
    quote,
    emoji,
    reply,
    restart,
    receipt,
    scroll,
    latest,
    journey,
    visit,
    deletion,
    versions,
    edit,
    viewer,
    pictures,
    voices,
    reactions,
    suggestions,
  },
});

export type ConversationRef = ActorRefFrom<typeof conversationMachine>;
