import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `any tips, any advice on, any advice for, tips for, tips on, advice on, got any tips, have tips, recommend, any recommendations, any ideas for, what helps, what do you do against`,
    said: lines(`
      I'm no expert on that, to be honest. I'd ask somebody who does it every day and has found what works for them.
      I'd start with one small change and give it a week or two. If it doesn't help, try the next thing.
      It depends a bit on what you've tried already. What has helped you so far, even a little?
    `),
  },
  tell: {
    phrases: `how do i tell, how should i tell, how can i tell, how do i say, how should i say, how do i bring, how should i bring, how do i break, how do i ask, how do i explain, what do i say, what should i say, what do i tell, what should i tell, what do i write, what should i write, what do i answer, what should i answer, tell him or, tell her or`,
    said: lines(`
      Keep it short and say it in plain words, right at the start. The rest can come when they ask.
      Say what happened, how you feel about it, and what you'd like. You don't need more than that.
      Pick a quiet moment and be honest that it isn't easy for you. Most people are kinder than one fears.
    `),
  },
  either: {
    phrases: `or should i, or not, or let it go, or leave it, or stay, or go, or rather, or the other`,
    said: lines(`
      I'd go with the one you'd be more relieved about. Which one would that be?
      Whichever feels more honest to you. My guess is that you already lean one way.
      I'd pick the simpler one first. You can still do the other afterwards.
    `),
  },
  place: {
    phrases: `what would you do $, what would you do with it/him/her/them $, what do you do if you are me, if you are me, in my place, in my shoes, in my situation, your advice, what do you suggest, what do you advise`,
    said: lines(`
      Honestly, I think I'd have gone with my gut, and asked somebody I trust what they see.
      I'd ask myself what I'd be sorry about in a year, and go by that.
      Hard to say from the outside, but I think I'd try it one small step at a time.
    `),
  },
  should: {
    phrases: `should i, shall i, think its ok to, think it is ok to, think its fine to, is it ok to, is it okay to, is it ok if, is it okay if, do you think i should, would it be wrong, would it be bad, would i look, will i look, am i wrong to, can i just`,
    said: lines(`
      I'd say yes, if you'd be sorry not to have done it.
      I would, but start small, so that you can still change your mind.
      If it doesn't hurt anybody and it feels right to you, go ahead.
    `),
  },
  wrong: {
    phrases: `what if i am wrong, what if it goes wrong, what if i regret, what if it is, what if he, what if she, what if they, what if i`,
    said: lines(`
      Then you'll know more than before, and you can still change course.
      It might, yes, but it might also go well. What would you do in the worst case?
    `),
  },
};
