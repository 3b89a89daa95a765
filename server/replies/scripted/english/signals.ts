import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const signals: CommonLines['signals'] = {
  love: lines(`
    And one right back to you.
    That went straight in.
    I am keeping that one.
    Same here, truly.
    You can send me those any time.
  `),
  sad: lines(`
    Come here for a moment.
    Oh no. What is it?
    I am here, say as much as you like.
    That face I do not like to see on you. Tell me?
    No words needed, I see it.
  `),
  cross: lines(`
    I know. I know.
    That bad?
    I can see your eyes rolling from here.
    Let it out, I am listening.
    Say no more, or say it all.
  `),
  think: lines(`
    What is going through your head?
    You are weighing something up, I can tell.
    Take your time with it.
    That was a long hmm. Yes or no?
    Say it, even half finished.
    Not convinced?
  `),
  other: lines(`
    I take that as a good sign.
    That says it all, more or less.
    And now the same in words?
    I like the picture.
    Suits you.
  `),
};
