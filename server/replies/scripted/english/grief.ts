import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What is asked and told after hard news; the lines after it go on with that alone. */
export const grief: Occasions = {
  stillThere: {
    phrases: `are you there, you there ?, are you still there, still there ?, you still there, u there`,
    said: lines(`
      I am here, and I am not going anywhere tonight.
      Yes. I am right here with you.
      Still here. You need not write anything.
    `),
  },
  worth: {
    phrases: `am i a bad, am i bad, i am a bad, such a bad, am i useless, im useless, i am useless, worthless, a failure, my fault they, not good enough, was it me, what is wrong with me, whats wrong with me, i failed, like i failed, feel like a failure`,
    said: lines(`
      No. What happened to you says something about others and about chance, and nothing about what you are worth.
      You are not less than you were last week. It only feels that way tonight.
    `),
  },
  comeBack: {
    phrases: `come back, comes back, coming back, get him back, get her back, will he text, will she text, regret it, changes his mind, changes her mind`,
    said: lines(`
      I do not know. Live the next days as if not, and let yourself be surprised if so.
      It may be, but do not sit at the window for it. Whoever wants to come back knows where you live.
    `),
  },
  wontEatSleep: {
    phrases: `cant eat, not hungry, no appetite, cant sleep, can not sleep, lie awake, barely slept, didnt sleep`,
    said: lines(`
      Small things then: half a banana, a warm cup, lying down without having to sleep. The body is grieving as well.
      Of course not. Eat something by the clock and not by hunger, and leave the phone outside at night.
    `),
  },
  sayWrong: {
    phrases: `say the wrong, saying the wrong, say something wrong, may i laugh, allowed to laugh, laugh along, jokes about it, joking about it, makes jokes, how do i act, how to act around`,
    said: lines(`
      Laugh along if you feel like it; somebody who jokes wants you to be as you always are. And then ask once how it really is.
      You can hardly say anything wrong by being there. Say "I do not know what to say", that is always true.
    `),
  },
  willSurvive: {
    phrases: `will he make it, will she make it, he makes it, she makes it, make it through, survive, chances, well again, better soon, pull through`,
    said: lines(`
      Nobody can promise that. But there are more good outcomes than you would think from the stories, and it helps to have somebody there.
      I hope so with you. Ask only for the next step, the doctors do the same.
    `),
  },
  jobLost: {
    phrases: `mortgage, no income, pay the rent, look for a job, new job, take a break, what do i do tomorrow, get up for, six years there, years there`,
    said: lines(`
      First the sums and whatever you are owed, then a few whole nights of sleep, and only then applications.
      Nobody can lay off the years you have behind you. Set yourself one small thing a day, and the day counts.
    `),
  },
  leftThings: {
    phrases: `his stuff, her stuff, all his things, all her things, our anniversary, the tickets, should i text, should i write him, should i call him, by text, over text`,
    said: lines(`
      Put all of it in a box and out of sight; deciding can wait.
      Write nothing tonight. What you want to say will still be true tomorrow, and better put.
    `),
  },
  didSuffer: {
    phrases: `suffered, did she suffer, did he suffer, in pain, was scared, was afraid, is scared, was alone, feel pain, it hurt him, it hurt her`,
    said: lines(`
      Nobody can know it for certain, but at the very end the body is usually merciful, more than we who watch.
      I think what reached them last was not the pain but that somebody loved them.
    `),
  },
  didKnow: {
    phrases: `know i love, know we love, knew we, know we are with, knew i, know that we, know that i, knew that i, heard me, hear me, hear us, with him, with her, blame me, forgive me, forgives me, resents me, was mad at me, was angry with me, was angry at me, were angry with me, angry with me when, mad at me when, took offence, was offended`,
    said: lines(`
      Yes, I think so. People know that sort of thing without being told, and long before the last day.
      I am sure it was known. A whole life together says it louder than one moment could.
      I do not believe there was anger left. Love takes the long view, much longer than the last conversation.
    `),
  },
  onTop: {
    phrases: `is angry with me, is mad at me, is angry at me, angry with me as, mad at me as, is upset with me, is pissed at me, are angry with me, are mad at me, on top of it, on top of that, on top of everything, as if that wasnt enough`,
    said: lines(`
      And that as well, on a day like this. It need not be settled tonight.
      Too much at once, and neither can be put right by this evening.
      Whoever is angry today may not know what sort of day it was. One sentence about it is enough.
      Leave it lying for tonight. Not everything needs an answer on the day it comes.
      Of all the days for that. You may be too tired to be fair, and to be wrong.
    `),
  },
  tellChildren: {
    phrases: `tell my daughter, tell my son, tell my kids, tell the kids, tell my children, tell the children, explain to my, explain it to, shes at, hes at, she thinks, he thinks, keeps asking where, keeps asking for, asks where, she asks, he asks`,
    said: lines(`
      The plain truth in small words, without a fairy tale, and that nobody is to blame. And then hold on and let the questions come.
      Children manage more truth than we think, as long as they are told by somebody they love. It is all right if you cry meanwhile.
      She or he may ask the same thing ten times. Answer it the same way each time, that is how they get hold of it.
    `),
  },
  guilt: {
    phrases: `why didnt he say, why didnt she say, supposed to visit, meant to visit, was going to visit, guilty, guilt, my fault, i should have, should have gone, should have been, should have called, should have known, if only i, wasnt there, was not there, didnt make it, too late to say, never said, never told, didnt say goodbye, couldnt say goodbye, blame myself, last conversation, last thing i said, last talk, we argued, we fought, over nothing, i snapped`,
    said: lines(`
      You are judging it with what you know now. On that day you did what anyone does who loves and hopes.
      Guilt is often love that does not know where to go. It was not your doing.
      One moment does not weigh more than all the years before it. Those count, and they were yours together.
    `),
  },
  why: {
    phrases: `why him, why her, why me, why us, why does this, why did this, why did he, why did she, not fair, isnt fair, unfair, never smoked, so young, doesnt make sense`,
    said: lines(`
      There is no good answer to that, and it is not fair. You may be angry about it.
      I wish I knew a reason. I think there is none, and that is what makes it so hard to bear.
    `),
  },
  willItEase: {
    phrases: `get easier, gets easier, get better, gets better, how long does it, will it ever, when will it, how do i live, live with this, live with it, go on without, without him, without her, cope`,
    said: lines(`
      Yes, but not in a straight line. It does not get smaller so much as you grow round it, a little every month.
      For now it is enough to manage until the evening. The bearable days come by themselves, one between two bad ones at first.
    `),
  },
  speech: {
    phrases: `eulogy, give a speech, say something at, say a few words, supposed to speak, have to speak, what do i say there, what to say at, condolence, condolences card`,
    said: lines(`
      Tell one small thing that nobody else knows. It need not be clever, two minutes are enough, and your voice may break.
      Begin with a moment with the two of you in it, as you would tell it to me. Everybody there will see the person at once.
    `),
  },
  funeral: {
    phrases: `funeral, the burial, afraid to go, scared to go, dont want to go there, cremation, say goodbye to`,
    said: lines(`
      Take somebody along whose arm you can hold, and sit where you can get out. You need not be strong there, nobody is.
      It is a hard hour, and afterwards you will be glad you went. You can leave whenever you need to.
    `),
  },
  crying: {
    phrases: `i cant stop crying, i keep crying, i cried all, i just cry, crying all day, i am crying, im crying, been crying, cant stop the tears`,
    said: lines(`
      Then cry, as long as it takes. It stops by itself, you need do nothing for it.
      Let it come. Only drink a glass of water in between.
      There is no wrong amount of tears.
    `),
  },
  comfortOthers: {
    phrases: `what do i say to, what to say to, how do i comfort, how to comfort, how can i help her, how can i help him, how can i help my, keeps crying, cries all, my mother cries, my mum cries, my mom cries, is all alone, sits alone, alone in the house, left alone, she/he/mother/mum/mom/sister/dad cant stop crying`,
    said: lines(`
      You need no right words. Sit there, put the kettle on, and say the name; most people avoid it, and that is what hurts.
      Come at a fixed hour and bring something to eat. To be expected by somebody helps more than any comfort.
      Let the tears be, they are part of it. A hand on the back says enough.
    `),
  },
  insist: {
    phrases: `doesnt want to talk, does not want to talk, wont talk about, refuses to talk, should i insist, push him, push her, talk about it or, leave him alone, leave her alone, in denial`,
    said: lines(`
      I would not insist. Say once "I am here whenever you want to", and then talk about ordinary things; that door stays open.
      Everybody has their own speed with something like that. Stay near, peel potatoes together, the words come on the side.
    `),
  },
  beStrong: {
    phrases: `be strong, the strong one, be brave, hold it together, keep it together, for everyone else, everybody leans, cant break down, have to function`,
    said: lines(`
      And who holds you? With me you need not keep anything together.
      Being strong all the time is too much for anybody. Let somebody take over for one evening, and say so plainly.
    `),
  },
  workAsNormal: {
    phrases: `work tomorrow, go to work, back to work, as if nothing, pretend, like nothing happened, function`,
    said: lines(`
      Tell one person there what has happened, so that you need not act all day. And do only the necessary, nobody may ask for more.
      It is strange how the world simply goes on. If it does not work, go home; you are allowed to.
    `),
  },
  justA: {
    phrases: `its a dog, it is a dog, its a cat, it is a cat, is just a dog, is just a cat, was just a dog, was just a cat, was just a pet, its an animal, get over it, get over it, move on already, others have it worse, overreacting`,
    said: lines(`
      It was not "just" anything. It was somebody who was glad of you every day.
      Nobody else gets to measure that. It hurts as much as it hurts.
    `),
  },
  things: {
    phrases: `voicemail, his number, her number, his bowl, her bowl, his bed, her bed, his room, her room, his chair, her chair, his things, her things, his clothes, her clothes, old messages, voice messages, his voice, her voice, photos, everywhere i look, reminds me, smell of, empty chair`,
    said: lines(`
      Leave everything where it is as long as you like. There is no date by which it must be put away.
      Those small things hit hardest, because they go on waiting. You may sit down beside them for a bit.
      It is good that there is something left to see and hear. Not too much of it at night, though.
    `),
  },
  unreal: {
    phrases: `feel empty, feel so empty, feel hollow, feel numb, feel nothing, cant cry, feels unreal, cant believe, keep waiting for, strange, feels weird`,
    said: lines(`
      Numb is a way of holding it off until you can carry it. It is not coldness.
      The head knows it, and the rest of you does not yet. That may take a while.
    `),
  },
  quiet: {
    phrases: `so quiet, too quiet, so empty, feels empty, feel empty, house is empty, the silence`,
    said: lines(`
      That quiet is loud, I know. Leave a lamp and a radio on, and write to me in between.
      The gap can be heard in every room. It need not be filled at once.
    `),
  },
  memory: {
    phrases: `used to, always made, always said, taught me, raised me, brought me up, our walk, same way we always, her recipe, his recipe, her favourite, his favourite, her favorite, his favorite, remember when, we used to, he loved, she loved, always put, was my best`,
    said: lines(`
      That is beautiful, and that stays. Will you tell me more of it?
      What somebody has put into you like that does not go away with them.
      I can see it, just as you tell it. Keep telling it, that is how it stays.
    `),
  },
  fear: {
    phrases: `i am scared, i am afraid, so scared, scared that, afraid that, terrified, what if he, what if she, what if it, going to die, might die, treatment, surgery, operation, chemo`,
    said: lines(`
      Of course you are afraid. Go only as far as the next appointment, everything beyond that is guessing.
      Write your questions down and take them to the doctors, also the one about pain; they can do a great deal there.
    `),
  },
  haveYou: {
    phrases: `did you ever lose, have you lost, do you ever lose, do you lose, lost someone, lost somebody, lose an animal, lose someone, been through, gone through, something like this, know how it feels, know what it is like, been fired, been sacked, been laid off, lose your job, lost your job`,
    said: lines(`
      Yes, and what helped was not any sentence but that somebody stayed. So I stay.
      I know it, and I also know that yours is your own. Tell me about it, mine can wait.
    `),
  },
  walk: {
    phrases: `go for a walk, going for a walk, take a walk, lie down, going to bed, try to sleep, take a bath, cooking her, cooking his, cook her, cook his, making her, making his, i made her, i made his`,
    said: lines(`
      Do that, slowly. I will be here afterwards.
      That sounds right. Take the love along, it wants to go somewhere too.
    `),
  },
};
