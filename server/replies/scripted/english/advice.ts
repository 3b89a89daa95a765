import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

export const advice: Occasions = {
  breakUp: {
    phrases: `break up with, leave him, leave her, split up with, end it with, end things with, divorce him, divorce her`,
    said: lines(`
      Ask yourself how you feel when the key turns in the door. Relief or a sinking stomach, that is most of the answer.
      Tell them once, plainly, what you miss, and give it a month. If nothing moves, going is no cruelty.
      Nobody has to be bad for it to be over. But say it face to face, and not in the middle of a quarrel.
    `),
  },
  owing: {
    phrases: `owes me, owe me, lent her, lent him, money back, pay me back, paid me back, remind her, remind him`,
    said: lines(`
      Ask for it once, kindly and with a date: "Could you send it by Friday?" A friend can bear that sentence.
      I would say something. Left alone, it costs you the money and the friendship, only more slowly.
    `),
  },
  roommate: {
    phrases: `my roommate, roommate, flatmate, housemate, do the dishes, does the dishes, never cleans`,
    said: lines(`
      Say it on a calm day and over something to eat: "It bothers me when the sink is full; can we find a rule?" One thing, no list.
      Begin with what works between you, then the one thing that does not, and then ask what bothers them. It stays a talk that way.
    `),
  },
  sayNo: {
    phrases: `say no, saying no, turn down, turn him down, turn her down, refuse, decline, set boundaries, boundaries, cancel on, back out of, pushes work on, dumps work on`,
    said: lines(`
      Short and friendly: "I can't take that on this time." No reasons, for reasons can be argued with.
      Ask for time first: "Let me check and tell you tomorrow." A no is much easier to say in writing, and on the next day.
    `),
  },
  nausea: {
    phrases: `morning sickness, nausea, nauseous`,
    said: lines(`
      Small bites before getting up, ginger, fresh air, and a midwife you can ask everything. It mostly passes after the first months.
    `),
  },
  pregnancy: {
    phrases: `pregnant, pregnancy, newborn`,
    said: lines(`
      Tell those first who would also hold you if it went badly; everybody else can wait as long as you like.
      Nobody may hurry you with it, so you choose the day. At work I would say it once the first three months are over, unless the work is heavy or risky.
    `),
  },
  pet: {
    phrases: `get a dog, get a cat, getting a dog, getting a cat, adopt, a puppy, a kitten`,
    said: lines(`
      If somebody can be home most of the day and you like walking in the rain, then yes. Look in a shelter first, and more than once.
      Borrow one for a weekend before you decide; a neighbour will be grateful. After that you will know.
    `),
  },
  hair: {
    phrases: `bangs, a fringe, haircut, cut my hair, dye my hair, cut it short, tattoo, piercing`,
    said: lines(`
      I say do it. Hair grows back, and the wish does not go away by itself.
      Live with a picture of it on your mirror for two weeks. If it still makes you smile, book the appointment.
    `),
  },
  watch: {
    phrases: `watch tonight, to watch, watch something, good movie, good series, a series, a film, a movie, to read, good book, a book`,
    said: lines(`
      Something old that everybody pretends to have seen; it is mostly better than its reputation. And no phone within reach.
      Take what you loved at fifteen and see whether it still holds. It is a different film now, and so are you.
      Ask the one friend whose taste annoys you a little, they will surprise you. And give it twenty minutes, no more.
    `),
  },
  tooLate: {
    phrases: `am i too old, i am too old, too late to, too late for, start at thirty, start at forty, start again at, at my age`,
    said: lines(`
      No, it is not too late. In five years you will be that age anyway, with it or without it.
      Start small and start this week; beginners of every age are bad at it, and that is half of the fun.
    `),
  },
  studies: {
    phrases: `drop out, dropping out, quit uni, quit college, quit university, leave university, change my major, law school, my degree, quit my studies`,
    said: lines(`
      Three years are a lot, but they are less than thirty in a job you dislike. Try the other thing for a month before you sign anything.
      Find out whether you hate the subject or only the place. Then tell your parents the plan, not just the leaving.
    `),
  },
  parents: {
    phrases: `tell my parents, my parents will kill me, telling my parents, pressure me, wants me to marry, wants grandchildren, come out to`,
    said: lines(`
      Tell the gentler one first, at home and without hurry. And say what you need from them: not a verdict, only that they know.
      You need not convince them in one evening. Say it in two sentences, let them be shocked, and come back to it next week.
    `),
  },
  purchase: {
    phrases: `should i buy, buy it, take it, buy the car, used car, buy a car, worth the money, worth it, get the iphone, new phone`,
    said: lines(`
      Sleep on it twice, and let somebody look at it who knows more and wants nothing from you. What is good is still good on Thursday.
      If you have to talk yourself into it, no. If you would be sad to see somebody else with it, yes.
    `),
  },
  fullDay: {
    phrases: `do this weekend, do at the weekend, do on weekend, do on sunday, do with my day off, do today, do tonight, bored at home`,
    said: lines(`
      One thing outside, one thing for somebody else and one that is completely useless. That makes a good day in any weather.
      Take a bus to the last stop and walk back, with something to eat in your pocket. One always finds something.
    `),
  },
  sleep: {
    phrases: `
      sleep, asleep, insomnia, brain wont shut up, mind wont shut up, brain wont stop, lie awake, lying awake, wake up at night, stay awake, overthinking at night
    `,
    troubles: `
      brain wont shut up, mind wont shut up, brain wont stop, head wont stop, barely slept, hardly slept, no sleep, cant sleep, can not sleep, cannot sleep, couldnt sleep, not sleeping`,
    said: lines(`
      Get up for ten minutes, keep the light low, and do something dull; the bed should not be the place where you fight.
      Write tomorrow's worries on a piece of paper and leave it in another room. They will still be there, but so will you, rested.
      Same hour every morning, even after a bad night, and the phone stays outside the bedroom. It takes a week, and it works.
    `),
  },
  heartbreak: {
    phrases: `
      my ex, over him, over her, get over, move on, breakup, break up, heartbreak, broken heart
      still love him, still love her, stop thinking about him, stop thinking about her, text my ex
    `,
    troubles: `miss my ex, cant get over, not over him, not over her, still in love with my ex`,
    said: lines(`
      Give it a small rule: no old messages after nine in the evening. Getting over somebody is mostly not opening the same drawer every night.
      Let it hurt without arguing with it, and fill one evening a week with something your ex never knew you for. That is where the new life starts.
      Do not write to them tonight; write to me instead, or on paper, and read it in the morning. You miss the good days, and they are allowed to be missed.
    `),
  },
  gift: {
    phrases: `gift, present, birthday, get my mum, get my mom, get my dad, get her, get him, buy her, buy him, christmas, anniversary, wedding`,
    said: lines(`
      Something that only you could give: a photograph of you both, printed, with one line on the back. And flowers, if in doubt.
      An afternoon together, with the date already written on the card. The things stand around, the afternoons get told.
      Listen for what they have complained about lately and solve exactly that, well wrapped. It shows that you were listening.
    `),
  },
  cooking: {
    phrases: `cook, cooking, for dinner, for lunch, recipe, bake, eat tonight, eat today, make for dinner`,
    said: lines(`
      Pasta with garlic, lemon and whatever green is in the fridge; fifteen minutes, and it looks as if you had planned it.
      Potatoes, eggs and onions in one pan, slowly, and a salad with too much mustard. Nobody was ever unhappy after that.
      A pot of lentils with tomato and cumin, and tomorrow it tastes even better. Who is going to eat with you?
      Rice, an egg on top and whatever sauce makes you happy. It is dinner if you sit down for it.
    `),
  },
  askOut: {
    phrases: `ask a girl, ask a guy, ask her out, ask him out, ask someone out, a crush, my crush, flirt, talk to girls, talk to guys, approach, ask out, girl i like, guy i like, get a girlfriend, get a boyfriend, get her number`,
    troubles: `have a crush on, i like this girl, i like this guy`,
    said: lines(`
      Ask for something small and clear: a coffee, Saturday, that place round the corner. Clear is kinder than clever, and a no costs you one minute.
      Talk about what is in front of you both, ask one real question, and say that you would like to go on with it over a drink.
      Say it before you have a speech ready. "I like talking to you, shall we do it at a table?" has never hurt anybody.
    `),
  },
  date: {
    phrases: `a date, date tomorrow, date tonight, first date, first dates, tinder, dating, dates`,
    troubles: `got a date, have a date, my first date`,
    said: lines(`
      Wear what you feel like yourself in, and choose a place where you can hear each other. Two good questions are worth more than ten jokes.
      Ask what they would do with a free week, and then follow the answer instead of the next question. And have something to eat beforehand.
      You need not be dazzling, only curious. If it gets quiet, say so and laugh about it; they are nervous too.
    `),
  },
  clothes: {
    phrases: `what do i wear, what to wear, what should i wear, wear to, dress code, an outfit`,
    said: lines(`
      Comfortable shoes first, and the rest is built on top of them. One thing in it may catch the eye, no more.
      What you have felt good in once already, and ironed. Nobody remembers the dress, everybody remembers the face.
    `),
  },
  newFriends: {
    phrases: `make friends, make new friends, find friends, meet people, meet new people, new city, new town, know nobody, dont know anyone`,
    troubles: `know nobody here, dont know anyone, have no friends`,
    said: lines(`
      Go to the same thing every week, a course, a choir, a running group. Friendship is mostly seeing the same faces often enough.
      Be the one who asks: "I am new here, shall we have a coffee on Saturday?" People wait for that sentence more than you think.
      Start with the small regulars, the baker, the neighbour, the one at the gym. One name a week, and in spring it is your town.
    `),
  },
  homesick: {
    phrases: `homesick, miss home, miss my home, miss my country, miss my town, moved here`,
    troubles: `homesick, miss home so, miss my home, miss home`,
    said: lines(`
      Cook one dish from home, properly, and eat it at a laid table. And find one corner here that knows your name; the first months are the longest.
      Call home at a fixed hour, not whenever it hurts, and plan something small here right after it. You are allowed to have two homes.
      It is not ungrateful to miss it. What do you miss most, the people, the food, or knowing every street?
    `),
  },
  interview: {
    phrases: `interview, interviews, job interview, application, cv, apply for`,
    said: lines(`
      Prepare three short stories: one thing you are proud of, one that went wrong, one you want to learn. They answer almost every question.
      Ask them something as well, for instance what a good first month would look like. It is a meeting of two, not an exam.
      Go ten minutes early, breathe out longer than in, and speak half as fast as you want to. They hope you are the one, so let them.
    `),
  },
  exam: {
    phrases: `exam, exams, test, finals, driving test, to study, studying, revise, revision, university, thesis`,
    said: lines(`
      Short pieces, twenty-five minutes and a break, and explain each thing aloud as if I knew nothing. What you can explain, you know.
      Stop the evening before at eight, pack your bag, go for a walk. The last hour never decided an exam, but sleep did.
      Do one old paper with a clock running. After that the real one is only the second time.
    `),
  },
  job: {
    phrases: `
      quit, my job, resign, hand in my notice, change jobs, new job, career, leave my job, job offer, study or work
    `,
    said: lines(`
      Do not quit on a Monday and not out of anger. Put the next rent aside, send three applications, and see how the old job feels after that.
      Ask yourself what you would miss on the first morning without it. If it is only the salary, you may start looking today.
      Write down what would have to change for you to stay. If somebody can change it, talk first; if nobody can, you have your answer.
    `),
  },
  boss: {
    phrases: `
      my boss, my manager, my supervisor, my colleague, my coworker, colleagues, coworkers, ask for a raise, a raise
      office, at work
    `,
    troubles: `my boss yells, my boss shouts, my boss hates me, my boss is`,
    said: lines(`
      Write down what was said and when, and ask for ten quiet minutes with the door closed. "When you shout, I cannot work well" is a whole sentence.
      Say one thing you want changed, not ten, and say it on a calm day. And talk to somebody in the house whom you trust before that.
      Nobody has to be shouted at for money. Set yourself a date; if nothing has changed by then, start looking around.
    `),
  },
  money: {
    phrases: `money, broke, debt, debts, rent, save, saving, afford, bills, budget`,
    troubles: `am broke, i broke until, cant pay my, out of money, in debt, cant afford`,
    said: lines(`
      Put what you have left on paper and divide it by the days. Rent and food first, and one cheap thing you look forward to.
      Ring those you owe before they ring you; nearly everybody agrees to smaller steps. And there are advice centres that cost nothing.
      Soup, rice, eggs, and invitations to your kitchen instead of the bar. It passes, and you need not be ashamed of it.
    `),
  },
  fit: {
    phrases: `lose weight, get fit, exercise, work out, start running, gym, eat healthier, quit smoking, stop smoking, drink less`,
    said: lines(`
      So little that you cannot refuse: ten minutes, three times a week, always straight after the same thing. More comes by itself.
      Do it with somebody, or tell somebody; nobody likes to leave a friend waiting at the corner. And no punishment for a bad week.
    `),
  },
  flat: {
    phrases: `find a flat, find a new flat, find an apartment, find a place, landlord, evicted, flat hunting, new flat, roommate wanted`,
    troubles: `my landlord wants me out, being evicted, lost my flat`,
    said: lines(`
      Tell everybody, the baker too; half of all flats go to somebody who knows somebody. And have your papers ready in one folder, the first to answer often wins.
      Write a few lines about yourself with each request, short and true. And if the landlord presses, let a tenants' advice centre look at it first.
    `),
  },
  moving: {
    phrases: `move out, moving, move to, new flat, new apartment, flat, apartment, move in together, packing, relocate, move abroad`,
    said: lines(`
      Spend one ordinary weekday there before you decide, with shopping, rain and the bus. One falls in love with places on Saturdays.
      Pack a first box with sheets, kettle, soap and one picture, and open only that one on the first night. The rest may wait.
      Ask what you are moving towards, not only what you are leaving. If you can name it, go.
    `),
  },
  motivation: {
    phrases: `motivated, motivation, procrastinate, procrastinating, procrastination, putting everything off, putting things off, discipline, lazy, get started, focus, concentrate, start working out, stick to it, habit`,
    troubles: `putting everything off, putting it off, keep procrastinating, cant focus, no motivation, cant get started, so lazy`,
    said: lines(`
      Do five minutes of it, badly on purpose. Starting is the whole weight, the rest rolls by itself.
      Take the smallest step that still counts and do it at the same hour every day. Motivation comes afterwards, it hardly ever comes first.
      Put the phone in another room, set a clock to twenty minutes, and stop when it rings, even if it goes well. Then tomorrow you will want to.
    `),
  },
  nerves: {
    phrases: `nervous, nerves, anxious, anxiety, stage fright, calm down, panic, stress, stressed, worry, worrying, speech, presentation`,
    said: lines(`
      Breathe out twice as long as you breathe in, ten times. Then name five things you can see; the body believes it sooner than the head.
      Say the first two sentences aloud at home until they bore you. After them you are in, and it carries you.
      Tell somebody "I am a bit nervous" and it shrinks by half. It only means that it matters to you.
    `),
  },
  partner: {
    phrases: `
      my girlfriend, my boyfriend, my wife, my husband, my partner, say to her, say to him, tell her
      tell him, apologise, apologize, make up with, a fight, an argument, jealous, my gf, my bf
    `,
    troubles: `had a fight, had a huge fight, had a big fight, had an argument, had a huge argument, we fought, fell out with`,
    said: lines(`
      Start with your own part, one sentence, without a "but" in it. The rest is easier once somebody has put the shield down.
      Ask what it looked like from the other side, and then really listen until the end. Most quarrels are two people waiting to be heard.
      Wait until both of you have eaten and slept, and then say what you miss rather than what was done wrong.
    `),
  },
  friend: {
    phrases: `
      best friend, my friend, a friend, friendship, my mate, bestie, isnt talking to me, is not talking to me
      ignoring me, ghosted me, ghosting me
    `,
    troubles: `isnt talking to me, is not talking to me, stopped talking to me, ghosted me, wont talk to me`,
    said: lines(`
      Write one short message: that you miss them, and that you would like to hear what went wrong. No defence in it, and then give it a few days.
      Say it in person if you can, over something harmless like coffee. A friendship that matters survives one clumsy talk.
      Ask yourself what you would want to hear if it were the other way round, and send exactly that.
    `),
  },
  family: {
    phrases: `
      my mother, my mum, my mom, my father, my dad, my parents, my sister, my brother, my family, my in laws
    `,
    said: lines(`
      Pick one thing that matters and let the other nine go; with family you will not win all ten anyway.
      Say it calmly and briefly, and leave before it turns into the old argument. You can love people and still hang up first.
    `),
  },
  smallTalk: {
    phrases: `small talk, talk about, what to say, keep a conversation, start a conversation, awkward silence, shy, talk to people, less shy, say first, talk too much`,
    troubles: `i talk too much, am so shy, i am shy`,
    said: lines(`
      Ask about something they chose: why this town, why this job, why that jacket. People light up about their choices.
      Listen for the one word they say a little louder than the others, and ask about that. You will not need a second topic.
      Begin with the room, the food, the music, and give a small piece of yourself with it. Then it is a talk and not an interview.
    `),
  },
  lonely: {
    phrases: `lonely, loneliness, alone, by myself, all alone`,
    said: lines(`
      Give the worst hour an appointment: a call, a class, a walk with the same person every week. Loneliness dislikes calendars.
      Write to one person today, only "I thought of you". Most people are as shy about it as you are.
      Go where others are doing something, not just sitting, and do it with them. Company comes easier with full hands.
    `),
  },
  learning: {
    phrases: `learning, learn, language, spanish, english, french, german, russian, chinese, italian, japanese, guitar, piano, practise, practice, get better at`,
    said: lines(`
      Ten minutes every day beat two hours on Sunday. And say everything aloud, even to the kettle.
      Find one person to be bad at it with. You learn fastest where you are allowed to laugh.
      Learn it with something you love anyway, songs, recipes, football. Then it is not studying, it is curiosity.
    `),
  },
  choice: {
    phrases: `decide between, choose between, cant decide, can not decide, cannot decide, or stay, which one, help me decide, help me choose, make a decision, dont know which`,
    troubles: `cant decide, can not decide, cannot decide, dont know which, torn between`,
    said: lines(`
      Toss a coin, and watch which side you are hoping for while it is in the air. That is the one.
      Which of the two would you still tell people about in five years? Take that one, and do not look back for a month.
      Write down the one thing you would lose with each. Mostly one of the two losses does not really hurt.
    `),
  },
};
