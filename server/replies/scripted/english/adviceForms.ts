import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `any tips, any advice on, any advice for, tips for, tips on, advice on, got any tips, have tips, recommend, any recommendations, any ideas for, what helps, what do you do against`,
    said: lines(`
      I am no expert on that, to be honest. Ask the one person you know who does it every day, they love to be asked.
      The simplest thing first, for a week, and only then the clever ones. Usually the simple one is enough.
      I can only tell you what works with most things: little, often, and not alone.
    `),
  },
  tell: {
    phrases: `how do i tell, how should i tell, how can i tell, how do i say, how should i say, how do i bring, how should i bring, how do i break, how do i ask, how do i explain, what do i say, what should i say, what do i tell, what should i tell, what do i write, what should i write, what do i answer, what should i answer, tell him or, tell her or`,
    said: lines(`
      In one plain sentence at the beginning, before any small talk; then stop and let it land. The rest you can say when they ask.
      Say what is so, what you feel, and what you would like. Three sentences, and none of them begins with "you always".
      Choose a quiet moment with time behind it, and say at once that this is not easy for you. People become gentle at that.
    `),
  },
  either: {
    phrases: `or should i, or not, or let it go, or leave it, or stay, or go, or rather, or the other`,
    said: lines(`
      My honest feeling? The first one you said. Mostly one names the wish first and the fear second.
      Do it, and do it soon. What one puts off only gets louder.
      I would wait until the end of the week. If it is still on your mind then, you have your answer.
    `),
  },
  place: {
    phrases: `what would you do $, what would you do with it/him/her/them $, what do you do if you are me, if you are me, in my place, in my shoes, in my situation, your advice, what do you suggest, what do you advise`,
    said: lines(`
      In your place I would talk to the person it is about, openly and soon, and then decide. One guesses so much that turns out wrong.
      I would do what I can still explain to myself in a year. And I would not do it tonight, but on a rested morning.
      Honestly? I would listen to the first answer that came to you, before all the reasons.
    `),
  },
  should: {
    phrases: `should i, shall i, think its ok to, think it is ok to, think its fine to, is it ok to, is it okay to, is it ok if, is it okay if, do you think i should, would it be wrong, would it be bad, would i look, will i look, am i wrong to, can i just`,
    said: lines(`
      My honest opinion: yes, if you would be sorry not to have done it. And by the way you ask, I think you would.
      I would, but start small, so that you can still turn back.
      If it harms nobody and costs you no sleep, go ahead. You need not justify it to anyone.
    `),
  },
  wrong: {
    phrases: `what if i am wrong, what if it goes wrong, what if i regret, what if it is, what if he, what if she, what if they, what if i`,
    said: lines(`
      Then you turn round and know more than before. Hardly anything is as final as it looks the night before.
      It may go wrong, yes. But so may staying where you are, only nobody calls that a decision.
    `),
  },
};
