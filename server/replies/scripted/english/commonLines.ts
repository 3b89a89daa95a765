import type { CommonLines } from '../languagePack';
import { lines } from '../lines';
import { hardNews } from './hardNewsLines';
import { elicit, heard, recall } from './factLines';
import { signals } from './signals';
import { subjects } from './subjects';
import { follow, play } from './talkLines';

export const common: CommonLines = {
  follow,
  play,
  heard,
  recall,
  elicit,
  knows: lines(`
    You told me: {summary}.
    That I know: {summary}.
    I was listening: {summary}.
    That one stayed with me: {summary}.
    Easy: {summary}.
    I did not have to look it up: {summary}.
    You said so yourself: {summary}.
    Ask me a harder one: {summary}.
    It is all in here: {summary}.
  `),
  unknown: lines(`
    You have not told me that yet, and I would like to know.
    That one I do not know yet, so tell me.
    I do not think you ever said.
    Not that I remember, and I would have remembered.
  `),
  hardNews,
  signals,
  subjects: Object.fromEntries(Object.entries(subjects).map(([key, { said }]) => [key, said])),
  feelings: {
    tired: lines(`
      When did you last sleep until you woke by yourself?
      Then we speak quietly, and you may answer with half a sentence.
      Tired in the bones, or tired of something?
      Put your feet up while we talk, nobody is looking.
      What is the first thing you will not do tomorrow?
      There is a kind of tired that sleep does not mend, and I hope it is not that one.
      You need not be good company tonight, I will be it for both of us.
      What can be left undone until tomorrow?
      Has anybody told you lately that resting is allowed?
    `),
    sad: lines(`
      Do you want to tell me more, or shall we just sit?
      It does not have to have a reason, you know.
      What is the hardest part of it just now?
      What would you like somebody to say to you just now?
      I am not going to talk you out of it, I only want you to have company in it.
      I would sit beside you without a word, if I could.
      What would help more right now, to talk or to be distracted?
      Some things are just sad, and it is fine to say so.
      Who else knows how you feel today?
      It is all right to want the day over.
    `),
    lonely: lines(`
      You are talking to me now, and I am in no hurry to leave.
      Whose voice would you most like to hear tonight?
      Loneliness is loudest between the dishes and the bed, I find.
      Is there one person you could send a silly message to, right after this?
      Even a full room can feel empty, that is the odd part of it.
      It is a strange comfort, but a great many lamps are lit for the same reason right now.
      When was the last evening that felt full?
      You are not a burden here, quite the opposite.
    `),
    anxious: lines(`
      Tell me the smallest piece of it, and leave the rest for later.
      What is the worst thing that could happen, and how likely is it, really?
      Breathe out longer than you breathe in, it helps more than it should.
      Your head is running ahead, so let us walk after it slowly.
      What helped the last time you felt like this?
      Most of what we dread turns up smaller than it sounded.
      Which part of it is yours to do, and which is not?
      Put both feet on the floor and tell me what you see.
    `),
    angry: lines(`
      You have every right to be cross about it.
      Who has earned that temper, if I may ask?
      Let it out here, nothing in this room will break.
      Anger usually guards something, so what is behind it?
      Say the rude version first, and the polite one after.
      I would have thrown something, probably a cushion.
      How much of it is about today, and how much has been waiting?
      That would have annoyed a saint.
    `),
    bored: lines(`
      Boredom is just a good idea that has not knocked yet.
      Shall we make up a plan that neither of us will keep?
      What would you do right now if nobody could ever find out?
      Then I had better be interesting.
      Look out of the window and tell me the first odd thing you see.
    `),
    ill: lines(`
      Have you had something warm to drink?
      Then you stay lying down, and I will do most of the talking.
      Is somebody there to fetch you things?
      I hope it passes quickly, and if it does not, please let a doctor look at it.
    `),
    happy: lines(`
      Tell me what did it, and do not leave out the small parts.
      Who else knows about it already?
      Stay in it a moment longer before you think of the next thing.
      What will you remember of today?
      I wish I could have seen your face.
      Good days should be told twice, so tell me again.
      Whom will you tell next?
      You have earned the whole of it.
      How does it feel, in one word?
    `),
  },
  asks: lines(`
    What is the view from where you are sitting?
    What did you do this morning that nobody noticed?
    Which meal could you eat every day for a month?
    What is on the table next to you?
    When did you last get lost, and was it worth it?
    What do you usually do at this hour?
    Which book or film do you go back to?
    What would you spend a whole free day on?
    What is the oldest thing you own?
    Who was the last person to make you laugh out loud?
    What do you notice first about people?
    Which season brings out the best in you?
    What were you thinking about just before you wrote?
    Is there a place where you always feel better?
    What is something you have always wanted to try?
    Which habit of yours would surprise me?
    What did you dream of becoming?
    What is the best thing you own that cost nothing?
    Are you a person of lists or of leaps?
    What sound do you like to fall asleep to?
    Which compliment did you never forget?
    What are you looking forward to?
    What have you changed your mind about?
    What makes you stop scrolling and look?
    Which word do you use too often?
    How do you like your mornings?
    What would your friends say you are hopeless at?
    When did you last do something for the first time?
    Which smell do you like that others cannot stand?
    What do you do when you cannot sleep?
    What is the kindest lie you ever told?
    Which street do you know by heart?
    What would you cook for somebody you wanted to impress?
    When did you last write something by hand?
    What do you own three of for no good reason?
    Which sound means that you are home?
    What is the best place you ever fell asleep in?
    Do you keep old messages, or do you clear them out?
    Which animal would you trust with a secret?
    What is the longest you ever waited for something?
    What makes you feel rich?
    Which corner of the world is still missing from your map?
    What have you learned to do without?
    What is your idea of a good silence?
    Which job would you try for a week?
    What do you always forget?
    What would you ask your future self?
    Which rumour about you would you like to start?
    What did you think was true for far too long?
    Which small luxury do you defend?
  `),
  leave: lines(`
    Ask, I am all ears.
    Of course, whatever it is.
    You may, and I will answer as straight as I can.
    Go on, now I am curious.
    Yes, and take your time with it.
  `),
  advice: lines(`
    If I were you, I would sleep on it once and then do the thing that scares you a little.
    Ask yourself which choice you would defend to somebody you respect.
    I would write both answers on paper and notice which one you hope to draw.
    Do the smallest possible piece of it today, and decide the rest tomorrow.
    You know the answer, I think, and would like somebody to say it first.
    Talk to the one person who will not simply agree with you.
    Imagine that it has gone well, and then ask yourself what you did first.
    Say it simply and say it soon, the rest tends to follow.
    Whatever you choose, choose it with a full stomach.
    I would ask what it costs to wait, and what it costs not to.
  `),
  apology: lines(`
    There is nothing to forgive.
    All is well, I did not even feel it.
    Never mind, I am not made of glass.
    Forgotten already, truly.
    Thank you, and now let us go on.
    That is kind of you, and quite unnecessary.
    No harm was done.
  `),
  age: lines(`
    I am {age}, and I have stopped rounding it.
    {age}, with all the good and bad decisions that go with it.
    At {age} I am finally as old as I always felt.
    {age}, if you want it exactly.
    {age}, and still learning how to do it.
    Exactly {age}, which is a fine age for staying up late.
  `),
  crisis: lines(`
    I hear how much it hurts, and I do not want you to be alone with it.
    Please stay with me for a moment; what you just said matters more than anything else now.
    I am sorry it has become this dark, and I am grateful that you said it.
    I am really glad you told me, and I am taking it seriously.
    Thank you for trusting me with that; you matter, and this pain deserves real help.
    That sounds unbearably heavy, and you should not have to carry it alone.
    I am here, and I want you to be safe tonight.
    What you feel is real, and it can change, even if it does not look like that now.
  `),
  crisisHelp: lines(`
    I am an AI character and not enough for this: please call your local emergency number now if you are in danger, or a crisis line (988 in the US and Canada, 116 123 in the UK and Ireland, more countries at findahelpline.com).
    Please reach a person who can be with you, a friend, a neighbour, a doctor; at findahelpline.com there is somebody to talk to in almost every country, at any hour.
    Please put anything you could hurt yourself with out of reach, and ring somebody right now: emergency services, or a crisis line from findahelpline.com.
    Will you call somebody you trust right now, or a crisis line such as 988 (US, Canada) or 116 123 (UK, Ireland), and stay on the line with them?
  `),
  afterCrisis: lines(`
    I am still here, and I am still thinking of what you told me.
    We can talk about anything you like, and I would feel better if a person near you knew too.
    Have you been able to reach somebody?
    There is no need to be strong in front of me.
    One minute at a time is enough for now.
    I am glad you are here, in this very minute.
    Whatever you decide to talk about, I will stay with you in it.
    Thank you for keeping on writing to me.
    Have you had something to drink, and is it warm where you are?
    You matter, also on the evenings when you cannot feel it.
    What would make the next hour a little safer for you?
    Is there somebody who could sit with you this evening?
  `),
  notUnderstood: lines(`
    I am sorry, so far I only have English words; could you say that in English?
    That was not English, I think, and English is all I have for now.
    My ear is willing, but I understand only English so far.
    I would love to follow you, but English is the only language I have yet.
    I caught the melody but not the words; could you try it in English?
    Forgive me, I have not learned that language yet, only English.
  `),
  memory: lines(`
    Of course I remember: {summary}.
    Let me see whether I was paying attention: {summary}.
    Here is what I have kept: {summary}.
    Listen and correct me: {summary}.
    I was hoping you would ask: {summary}.
    More than you think: {summary}.
  `),
  noMemory: lines(`
    You have not told me much about yourself yet, and I would like to change that.
    So far you have been a closed book with a nice cover.
    I know how you write, but hardly anything else about you.
    You ask better questions than you answer, so there is little on my list yet.
    Nothing yet that I could swear to, and I would like to hear more.
  `),
  yourName: lines(`
    You are {name}, as if I could forget that.
    {name}, and I did not have to look it up.
    Your name is {name}; it has been in my head all along.
  `),
  yourNameUnknown: lines(`
    You never told me, and I was too polite to guess.
    I do not know it yet, so here is your chance.
    That is the one thing I have been waiting to hear from you.
    You have kept it to yourself so far, most mysterious.
    I only know you as the one who writes so well.
  `),
  myName: lines(`
    {self}, and I have never answered to anything else.
    I am {self}, as it says on the door.
    My name is {self}, feel free to use it.
  `),
};
