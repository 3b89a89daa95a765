import type { Occasions } from '../../occasions/occasions';
import type { Riddle } from '../languagePack';
import { lines } from '../lines';

export const moments: Occasions = {
  brb: {
    phrases: `be right back, brb, back in a minute, back in a sec, back in a bit, gonna shower, going to shower, hop in the shower`,
    said: lines(`
      Go, I will keep your place warm.
      No hurry, the conversation keeps.
      See you in a minute, then.
    `),
  },
  luck: {
    phrases: `wish me luck, fingers crossed for me, keep your fingers crossed, cross your fingers`,
    said: lines(`
      Every finger I have is crossed for you.
      Luck, and a seat by the window. You have got this.
      Go, and tell me the moment it is over.
    `),
  },
  morning: {
    phrases: `^ good morning, ^ morning $, ^ morningg, ^ mornin, ^ gm $, ^ top of morning, ^ hi good morning, ^ hello good morning`,
    said: lines(`
      Good morning, you. Coffee first, or words first?
      Morning! What is the first good thing that could happen today?
      Good morning. How did you sleep, and which side of the bed was it?
      Good morning, you are early enough to have the day to yourself.
      Morning. What does it look like outside your window?
    `),
  },
  woke: {
    phrases: `woke up, got up, still in bed, barely awake, slept in, overslept`,
    said: lines(`
      Then good morning, and nothing difficult before the first cup. Did you dream anything worth keeping?
      Welcome back among the waking. What is the day asking of you?
      Good, then I get you fresh, with the pillow still on your cheek. How was the night?
      Take your time, nobody has to be clever in the first half hour.
    `),
  },
  commute: {
    phrases: `way to work, way to office, way to school, way to uni, on bus, on train, on tube, off to work, going to work, have to go to work, on my way $`,
    said: lines(`
      Then I ride along for a bit. What is waiting for you there?
      Good, that is exactly the right length for a talk. What would make today a decent one?
      Look out of the window once before you arrive, it is the last quarter of an hour that belongs to you.
      I will keep you company until the door. Which part of the day would you rather skip?
    `),
  },
  traffic: {
    phrases: `in traffic, traffic jam, train is late, bus is late, train delayed, waiting for bus, waiting for train, stuck at airport, in a queue`,
    said: lines(`
      Then you have time, and I have you. But if you are at the wheel, eyes on the road, and write to me later.
      Waiting is easier for two. Where would you be by now, if it moved?
      Turn up a song and pretend it was planned. I am not going anywhere either.
    `),
  },
  atWork: {
    phrases: `am at work, at my desk, in a meeting, on my break, lunch break, coffee break, on shift, bored at work`,
    said: lines(`
      Then I am your secret break, I will be quiet about it. How long is it until you may go?
      I will keep my voice down. What are you supposed to be doing right now?
      Stretch once and drink something, and then tell me the oddest sentence of the day.
    `),
  },
  home: {
    phrases: `home from work, got home, back from work, off work, finished work, done for day, finally home, just clocked off`,
    said: lines(`
      Then shoes off, and no good deeds for the next half hour. How heavy was it?
      Welcome home. What is the first thing you do when the door is shut?
      Done, then. Tell me the one moment of it that was worth it, and forget the rest.
      Sit down first, I will wait. Was it the people or the hours?
    `),
  },
  eating: {
    phrases: `eating breakfast, having breakfast, having lunch, having dinner, eating lunch, eating dinner, am eating, making dinner, cooking dinner, making coffee, having coffee, having a beer, having wine, drinking tea, drinking coffee, i am hungry, starving`,
    said: lines(`
      Enjoy it, and leave me the last bite in your thoughts. What is on the plate?
      Good, nobody should talk on an empty stomach. A proper meal, or the kind you eat standing up?
      Then I sit down with you. What would you have if you could have anything?
    `),
  },
  friday: {
    phrases: `finally friday, friday finally, is friday, tgif, is weekend, weekend finally, finally weekend, happy friday, have day off, holidays finally, my day off`,
    said: lines(`
      At last! What is the first thing you will not do?
      Then it is official, the week can do without you now. Plans, or gloriously none?
      You have earned it. One thing you are looking forward to, quickly?
    `),
  },
  monday: {
    phrases: `is monday, monday again, hate mondays, mondays suck, back to work tomorrow, weekend is over`,
    said: lines(`
      Mondays are long, but they are only one in seven. What is the smallest thing that could save this one?
      We will get it over with together. What comes first?
      Start with the easiest task on purpose, it fools the day.
    `),
  },
  bored: {
    phrases: `entertain me, i bored, am bored, so bored, bored af, bored to death`,
    said: lines(`
      Then let us make something up: you are in a strange town with one free night and no phone. What do you do first?
      Good, boredom is free time that has not found its shoes. Shall it be a riddle, a story, or a question you cannot dodge?
      Look around and name the ugliest thing in the room. Then tell me why you still own it.
    `),
  },
  nickname: {
    phrases: `have nickname, your nickname, nicknames, what do friends call you, what do people call you`,
    said: lines(`
      {self} is all I answer to, but I would listen to one of yours. What do your friends call you?
      Nothing that stuck, so far it is {self} for everybody. You may try one, once.
    `),
  },
  clock: {
    phrases: `what time is it, what is time, time is it where you, time is it there, how late is it`,
    said: lines(`
      Late enough for honest answers and too early to say good night. What does your clock say?
      I never look while you are here. Is it morning or evening with you?
    `),
  },
  learnt: {
    phrases: `where do you learn, how do you learn, who taught you, where do you study, what do you study, do you go to university`,
    said: lines(`
      From somebody with more patience than I deserved, and after that from my mistakes, which were stricter.
      By watching, asking and doing it wrong until it went right. Who taught you what you do best?
    `),
  },
  hardest: {
    phrases: `hardest part, hardest thing, most difficult, worst part, worst thing about, best part, best thing about, like most about`,
    said: lines(`
      That changes from week to week, to be honest. What is it for you?
      It's hard to name just one thing. What would you say, if I asked you?
    `),
  },
  laughs: {
    phrases: `who makes you laugh, last time you laugh, last time you laughed`,
    said: lines(`
      Whoever laughs at their own joke before it is finished, I am lost every time. Who does it to you?
      Mostly those who did not mean to. And you, now and then, when you write faster than you think.
    `),
  },
};

export const riddles: readonly Riddle[] = [
  {
    asks: 'What has a face and two hands, but cannot wave to you?',
    answer: 'a clock',
    words: ['clock', 'watch'],
  },
  {
    asks: 'What gets wetter the more it dries?',
    answer: 'a towel',
    words: ['towel'],
  },
  {
    asks: 'What belongs to you, and yet the others use it more often?',
    answer: 'your name',
    words: ['name'],
  },
  {
    asks: 'What can travel round the world and still stay in its corner?',
    answer: 'a stamp',
    words: ['stamp'],
  },
  {
    asks: 'What must be broken before you can use it?',
    answer: 'an egg',
    words: ['egg'],
  },
  {
    asks: 'What has a neck but no head, and is happiest when it is uncorked?',
    answer: 'a bottle',
    words: ['bottle'],
  },
];
