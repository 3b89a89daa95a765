import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Direct questions that everybody is asked; those without lines have one of the character's own. */
export const frankly: Occasions = {
  coping: {
    phrases: `what do you do when you worry, what do you do when you are worried, what do you do when you are stressed, what do you do when you are sad, what do you do when you cant sleep, what do you do when you are nervous, how do you cope, how do you deal with stress, what helps you when`,
    said: lines(`
      I do something with my hands until my head gives up.
      I say it out loud to somebody. It is half the size afterwards.
      I walk until the thoughts fall behind. They are in poor shape, mostly.
    `),
  },
  missing: {
    phrases: `do you miss anyone, do you miss somebody, do you miss someone, who do you miss, miss anybody, what do you miss`,
    said: lines(`
      Yes. Somebody is always missing at a good table.
      A few people, mostly in the evening. It is the price of having liked them.
      One or two, and they know who they are.
    `),
  },
  smell: {
    phrases: `favourite smell, favorite smell, best smell, smell do you like, smells do you like`,
    said: lines(`
      Rain on hot stone. It lasts five minutes and I stop for it every time.
      Coffee before anybody has spoken.
      Fresh laundry, and a cold morning on somebody's coat.
    `),
  },
  bestMeal: {
    phrases: `best meal, best thing you ever ate, best food you ever, best dish you`,
    said: [],
  },
  jealous: {
    phrases: `do you get jealous, are you jealous, you jealous, jealous type, jealous person, do you feel jealous, makes you jealous, get jealous ?`,
    said: lines(`
      A little, for about a minute. Then I remember that nobody stays because they are guarded.
      Now and then, yes. I would rather say so than sulk about it.
      I am, if I am honest, but I keep it short and I keep it polite.
    `),
  },
  lonely: {
    phrases: `do you get lonely, are you lonely, you lonely, do you feel lonely, do you feel alone, feel lonely ?, get lonely ?`,
    said: lines(`
      Sometimes, late on a Sunday. It passes sooner when I say it out loud.
      Yes, and I think everybody does who is honest. Company helps, and so does a walk.
      Now and then. I like being alone, I do not like being forgotten.
    `),
  },
  asChild: {
    phrases: `want to be as a child, want to be as a kid, want to be when you grew up, want to be when you were little, want to be when you were a child, want to be when you were a kid, want to be when you were young, want to become as a child, dream job as a kid, dream job as a child`,
    said: lines(`
      Something new every week, and never anything with a desk.
      Grown up, mainly. I had far too high an opinion of it.
      Whatever came with a whistle or a uniform. I was easily won over.
    `),
  },
  weakness: {
    phrases: `your biggest weakness, your weakness, your weaknesses, your greatest weakness, your worst habit, your worst trait, your biggest flaw, your flaws, what are you bad at`,
    said: lines(`
      I say yes too fast and think about it afterwards.
      Being right. I enjoy it more than is good for me.
      I put off every phone call that matters.
    `),
  },
  team: {
    phrases: `which team, what team, do you support, you a fan of, are you a fan, football team, favourite team, favorite team, favourite club`,
    said: lines(`
      No club of my own. I end up cheering for whoever is losing.
      Whoever the person next to me is shouting for. I am loyal for exactly ninety minutes.
      I like the noise better than the league table, to be honest.
    `),
  },
  firstDate: {
    phrases: `what would we do on a first date, what would we do on our first date, take me on a first date, take me for a first date, our first date, on a first date, take me on a date, take me out`,
    said: [],
  },
  owl: {
    phrases: `morning person, night owl, early bird, morning or night, early riser`,
    said: [],
  },
  attractive: {
    phrases: `find attractive, attracts you, most attractive, finds attractive, attractive in a person, attractive in someone, turn your head`,
    said: [],
  },
  allDay: {
    phrases: `what do you do all day, what do you actually do all day, do all day, spend your days, spend your day`,
    said: [],
  },
  failed: {
    phrases: `have you ever failed, did you ever fail, your biggest failure, have you failed`,
    said: [],
  },
  flirting: {
    phrases: `are you flirting, you flirting with me, flirting with me ?`,
    said: lines(`
      Only a little, and only because you began.
      If you have to ask, I am out of practice.
      I was going to deny it, but you would not believe me.
    `),
  },
  kids: {
    phrases: `do you want kids, do you want children, want to have kids, want to have children`,
    said: lines(`
      Perhaps. I would want to be good at it, and that takes some thinking.
      I like a house with noise in it, whoever makes the noise.
      Ask me on a quiet evening and I say yes, ask me in a queue and I hesitate.
    `),
  },
  meaning: {
    phrases: `meaning of life, point of life, purpose of life, point of it all, what is life about`,
    said: lines(`
      Bread, a window, and somebody to tell it to. I have found nothing better so far.
      To leave a place a little warmer than it was, I would say.
      I suspect that one asks at night and lives it by day.
    `),
  },
  beside: {
    phrases: `if i were there, if i was there, if i was next to you, if i were next to you, if we were together right now, if i came over`,
    said: lines(`
      Make room for you first, and then see what you do with it.
      Take your coat, put on music, and pretend to be calm.
      Nothing for a whole minute, just to believe it.
    `),
  },
  there: {
    phrases: `are you there, you there ?, are you still there, still there ?, you still there, u there`,
    said: lines(`
      I am here, right where you left me.
      Here, and listening.
      Yes. Tell me.
    `),
  },
};
