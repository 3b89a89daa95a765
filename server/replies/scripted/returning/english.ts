import { lines } from '../lines';
import type { ReturnWords } from './returnWords';

export const english: ReturnWords = {
  events: {
    exam: 'the exam', interview: 'the interview', date: 'the date', doctor: 'the appointment', trip: 'the trip',
    match: 'the match', move: 'the move', presentation: 'the presentation', birthday: 'your birthday', firstDay: 'the first day',
  },
  asks: {
    warm: lines(`
      And now tell me, how was {event}?
      I thought of you, so how did it go with {event}?
      Before anything else, how was {event} for you?
    `),
    dry: lines(`
      You owe me a report: how was {event}?
      So, did you survive {event}?
      I have been patient long enough, so what about {event}?
    `),
    playful: lines(`
      Wait, first things first: how was {event}?
      Drum roll, please, because how was {event}?
      I kept my fingers crossed until they hurt, so how was {event}?
    `),
    courtly: lines(`
      May I ask how you fared with {event}?
      I should like to hear how {event} was, if you will tell me?
      Allow me one question: how was {event}?
    `),
    terse: lines(`
      How was {event}?
      So, and {event}?
      Tell me, {event} went how?
    `),
    dreamy: lines(`
      My thoughts went with you, so how was {event}?
      What colour did {event} have, when it finally came?
      And how did {event} feel, from the inside?
    `),
    earnest: lines(`
      You told me what was coming, so how was {event}?
      I wanted to ask you properly: how was {event}?
      How was {event}, and how are you after it?
    `),
    bold: lines(`
      Out with it, how was {event}?
      I want the whole story, so how was {event}?
      Look at me and say it: how was {event}?
    `),
  },
  again: {
    warm: lines(`
      There you are again, how nice.
      It is good to have you back.
    `),
    dry: lines(`
      There you are again, and in one piece.
      Back already, after a mere eternity.
    `),
    playful: lines(`
      Look who is back.
      There you are again, I knew that you would find the way.
    `),
    courtly: lines(`
      There you are again, and most welcome.
      What a pleasure to see you return.
    `),
    terse: lines(`
      There you are.
      Been a while.
    `),
    dreamy: lines(`
      There you are again, as if a door had opened.
      The days were quieter without your words.
    `),
    earnest: lines(`
      There you are again, I am glad.
      It has been a few days, and I am glad that you write.
    `),
    bold: lines(`
      There you are again, finally.
      You took your time, and here you are.
    `),
  },
}; // oxfmt-ignore
