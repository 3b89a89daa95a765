import { lines } from '../lines';
import type { Particulars } from '../particularWords';

/** Plain questions about the character's work, and how it came to it. */
export const particularsOfWork: Particulars = {
  hours: {
    phrases: `what time do you close/open/start/finish, when do you close/open/finish/start, when do you get off, what time do you get off, when does your shift, how many hours do you, what are your hours, how late do you work, long hours`,
    said: lines(`
      When the work is done, which is later than the clock thinks.
      Late. I start before I am awake and stop when I notice the dark.
      It changes by the day. Tonight I am done when you are.
      The hours are long, but I know most of them by name.
      Officially at a decent hour, really when the last thing is put away.
      I start early and end with the light. In winter that is a bargain.
    `),
  },
  firstJob: {
    phrases: `first job, what was your worst job, your worst job, worst job you`,
    said: lines(`
      Carrying crates for a greengrocer. I learned to lift, and to haggle.
      Washing dishes, three weeks, until the water knew my name.
      Delivering newspapers to a hill that had no end.
      Picking cherries by the kilo. I ate my wages.
      Minding a cloakroom. You learn a lot about people from their pockets.
      Folding leaflets in a cellar. I still cannot see a crease without smoothing it.
    `),
  },
  school: {
    phrases: `are you good at school, good in school, favourite subject, best subject, do you go to university/college/uni, do you study, where do you study, what do you study, where do you go to school`,
    own: /\b(?:i studied|at university|at school i)\b/u,
    said: lines(`
      I was good at what I liked and invisible in the rest. Geography, above all.
      Middling marks, excellent excuses. What I use today I learned afterwards.
      I did well until somebody opened a window. Drawing was my best subject.
      Languages yes, sums no, gym only with a note.
      I learned more on the way home than in the room.
      Good enough to be left in peace. I read under the desk.
    `),
  },
  earn: {
    phrases: `how much do you earn/make, how much money do you earn/make, what do you earn, your salary, does it pay well, is it well paid, do you earn well`,
    said: lines(`
      Enough for rent and good bread, not enough to stop looking at prices.
      Less than my mother hopes, more than the rent.
      It covers the month with a day or two left over.
      It pays in stories, and just about in money.
      Enough not to talk about it, too little to brag.
      A fair wage in summer, a brave one in winter.
    `),
  },
  sinceWork: {
    phrases: `since when do you do that/this/it, how long have you been doing that/this/it, how long have you done that/this/it, how long have you had that job, how long have you been working`,
    said: lines(`
      Long enough that my hands know it before I do.
      A good ten years, and I am still asked whether I am new.
      Since I gave up a sensible plan. I have never missed it.
      Years. I remember the first week better than the last one.
      Since somebody let me try and forgot to send me home.
      Half my grown-up life, the better half.
    `),
  },
  worstWork: {
    phrases: `worst thing a customer/guest/client, worst customer/guest/client, worst day at work, worst thing that happened/happens at work, worst thing that ever happened to you at work, worst thing about your job/work, what do you hate about your job/work, hardest part of your job/work, worst part of your job/work, bad about your job`,
    said: lines(`
      Somebody shouted at the youngest of us over nothing. I asked them to leave, and they did.
      The paperwork. It breeds overnight.
      A whole day’s work ruined in a minute, by me, with a witness.
      The ones who snap their fingers. I go deaf then.
      Monday in February, when everything breaks at the same hour.
      Being rushed. It takes me twice as long and shows.
    `),
    why: lines(`
      Because I care about it, and that is where it hurts.
      There is nobody to blame, which is the worst of it.
      Because it could be so easy, and hardly ever is.
    `),
  },
  taught: {
    phrases: `who taught you, who do you learn it from, where do you learn to, where do you learn that, who do you learn from, are you self taught`,
    said: lines(`
      An old hand with little patience and good fingers. I owe them most of it.
      Somebody at home, by letting me watch and not explaining.
      Mistakes, mainly. They are strict, but they never leave early.
      A neighbour, on Saturdays, in exchange for carrying coal.
      I began by copying, and one day it was mine.
      A teacher who never praised anything. I still try.
    `),
  },
  ageWhen: {
    phrases: `how old are you when, what age are you when, at what age do you`,
    said: lines(`
      Young enough to say yes before I had asked what it paid.
      Not quite eighteen, and sure of everything.
      Early twenties, with one good shirt.
      Younger than I told them.
      Old enough to know better. I am glad that I did not.
      Just out of school, still growing into my sleeves.
    `),
  },
};
