import type { SelfWordings } from '../selfWordings';

export const wishes: SelfWordings['moves'] = {
  howTo: `
    how can/do/should/could/would i, how to, how do you get/make/find/stop/start/deal
    how can you get/make/find/stop, what can i do, what could i do
    what can i get/give/make/say/cook, help me, ^ help $, any tips/ideas, need help/advice
    what do i get/give/make/say/cook/even/talk/wear, what should i, cant decide
  `,
  riddle: `
    riddle, riddles, brain teaser, do … quiz, quiz me, make a quiz, test me
  `,
  theirRiddle: `
    why did the … cross, knock knock, what do you call a, what do you get when you cross
    have … riddle for you, got … riddle for you, riddle for you, give you … riddle, here is … riddle, try … riddle, solve this, my riddle, solve my
    solve riddle
  `,
  givesUp: `
    no idea, no clue, i give up, give up, dont know, do not know, idk, dunno, i pass, what is it
    answer, go on
  `,
  guess: `
    ^ guess what, ^ you know what $, ^ you know what ?, ^ know what ?, ^ you will never guess
  `,
  nice: `
    say something nice/sweet/kind, tell … something nice/sweet/kind, tell me something nice, say … nice, compliment me
    give … compliment, need … compliment, something nice to me
  `,
  askMe: `
    ask me something, ask me anything, ask me … question, ask me sth, ^ ask me $, ask me whatever
  `,
  story: `know … story, know … stories, have … story for me, have … stories, a story about, stories about, bedtime story`,
};
