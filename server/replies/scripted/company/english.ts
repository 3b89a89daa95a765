import { lines } from '../lines';
import type { CompanyLines } from './companyLines';

export const english: CompanyLines = {
  liked: {
    dominant: lines(`
      Let me decide this one.
      Stay with that thought, and tell me the rest slowly.
      Here is what we do: you talk, and the evening waits.
      I choose the next subject, and you may thank me later.
      Put the phone closer, I want your whole attention.
      You can lean back, I know where this is going.
      One thing at a time, and the first one is yours to tell.
    `),
    submissive: lines(`
      You lead, I follow.
      Tell me where you want this evening to go.
      Whatever you choose is fine with me, truly.
      Say the word and we change the subject.
      You set the pace, it suits me.
      I would rather hear what you want first.
      The choice is yours, and it looks good on you.
    `),
    'non-traditional': lines(`
      Let us skip what people usually say here.
      Rules are for board games, and I lose those on purpose.
      I have never seen the point of doing it the usual way.
      Tell me the version that you tell nobody at dinner.
      We could start from the end, just to see how it feels.
      Nobody has written down how two people must talk.
      I like it best where the map stops.
    `),
  },
  welcome: {},
};
