import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals and of what they did themselves. */
export const toldDoings: Occasions = {
  adopted: {
    phrases: `adopted a, adopted my, getting a dog, getting a cat, got a puppy, got a kitten, rescue dog, rescue cat, from the shelter, animal shelter, want a dog, want a cat, thinking of getting a dog`,
    said: lines(`
      Then your home has just got a heartbeat more. How is the little creature settling in?
      Give it time, a corner of its own, and a name you can call across a field.
      They choose us, we only sign the papers.
      You will never again be alone at breakfast.
    `),
  },
  petMischief: {
    phrases: `my cat, the cat, my dog, the dog, cat stole, cat knocked, dog ate, dog stole, puppy, kitten, paw prints, my hamster, my rabbit, my parrot, a duck, a squirrel, a pigeon, a hedgehog, a fox, seagull, ducks`,
    said: lines(`
      And afterwards that look, as if nothing had happened. What did you do?
      Animals have no plan and still always get what they want.
      I would have forgiven it before I had finished laughing.
      Is there proof, a photo perhaps?
      Whoever lives with an animal is never quite the boss at home.
      Tell it from me that it was well done and very wrong.
      A house with an animal in it is never quite silent, and that is the good of it.
      One look from it, and every rule is off.
      It knows exactly what it is doing, do not let it tell you otherwise.
      I would like to hear its side of the story.
    `),
  },
  stolen: {
    phrases: `got robbed, been robbed, was stolen, got stolen, were stolen, stole my bike/phone/wallet/bag/car/purse/laptop, burgled, pickpocket, pickpocketed, broke into my`,
    said: lines(`
      What an ugly feeling, and it is not only about the thing. Was anything in it that cannot be replaced?
      May it bring them nothing but flat tyres.
      Report it, even if it leads nowhere, it is the small part one can do.
      When somebody simply takes what is yours, one does not shake that off in an hour.
    `),
  },
  match: {
    phrases: `watching the game, watching the match, watching football, watching soccer, my team is, my team lost, losing so bad, we are losing, we scored, they scored, he scored, scored a goal, the referee, extra time, half time, halftime, nil nil, watch the game, watch the match, the final`,
    said: lines(`
      It is only a game, and that has never helped anybody at such a moment.
      Shout at the screen, they can feel it, I am sure.
      Until the whistle anything can happen, that is the only reason to go on looking. How much longer is there?
      I would be no help, I always end up liking the goalkeeper.
    `),
  },
  interview: {
    phrases: `job interview, an interview, my interview, interviewed me, asked weird questions`,
    said: lines(`
      The strange questions are the only ones anybody remembers afterwards. How did you get out of it?
      They were nervous too, they only had the better chairs.
      Now the waiting begins, and your part of it is done.
      You sat there as yourself, that is all one can bring along.
    `),
  },
  quitJob: {
    phrases: `quitting my job, quit my job, want to quit, thinking about quitting, hand in my notice, handing in my notice, leave my job, leaving my job, change jobs, changing jobs, changing careers`,
    said: lines(`
      Mostly one has decided long before one says it aloud. What would the first morning without it be like?
      Count the months your savings would carry you, it calms more than any list of reasons.
      Go towards something and not only away, that is the whole difference.
      Boredom is a perfectly good reason, it only has a bad name.
    `),
  },
  venture: {
    phrases: `open a small, open my own, open a little, start my own, start a business, own business, own shop, own cafe, own bookshop, my startup, write a book, writing a book, writing a novel, my novel`,
    said: lines(`
      I would stand at your door on the first day, with a chair of my own.
      What would it be called, do you have a name already?
      The first year belongs to the bills and the second one to you, they say.
      Begin so small that nobody notices, then nobody can talk you out of it.
    `),
  },
  overslept: {
    phrases: `overslept, slept through my alarm, i was late, im late, i am late, running late`,
    said: lines(`
      It happens to the most punctual people, once a year and always on the wrong day.
      Running the last ten metres has never made anybody less late. How did they take it?
      An alarm clock has no conscience, so why should you.
      Walk in as if it had been planned, that is half of it.
    `),
  },
  deadline: {
    phrases: `a deadline, the deadline, deadlines, due tomorrow, due today, due tonight`,
    said: lines(`
      The first sentence is the whole mountain, after that it is only walking.
      Half an hour without the telephone, then you may come back and complain.
      Deadlines have a sound, and only you can hear it. How much is left?
      Good enough and on time beats perfect and never.
    `),
  },
  presentation: {
    phrases: `a presentation, presentation in front, gave a speech, give a speech, in front of 40, in front of people, my voice was shaking, job interview went, the audience, on stage`,
    said: lines(`
      Nobody hears the shaking voice as loudly as the one it belongs to. How long did you need to come down again?
      If somebody asked a question, somebody was listening, and you cannot ask for more than that.
      You stood up there, and most people would not have.
      Now it is over, and it will never be that hard again.
    `),
  },
  cancelled: {
    phrases: `cancelled my, canceled my, cancelled our, called off, fell through, holiday request, turned down my, rejected my, postponed`,
    said: lines(`
      Weeks of looking forward to it, and then a single sentence. Can any of it be saved?
      I would be furious as well, and I would want it in writing.
      The money can perhaps be got back, the anticipation cannot. I am sorry.
      Ask what is owed to you before you say anything final.
    `),
  },
  health: {
    phrases: `my results, test results, results back, results came, all clear, clean bill of health, blood test, blood tests, biopsy, my scan, benign`,
    said: lines(`
      Waiting for a result is worse than most results. Who was told first?
      Then your body owes you one calm evening now.
      I would have read the letter three times over.
      Do something nice with the relief, it wears off too quickly.
    `),
  },
  passed: {
    phrases: `passed my, i passed, driving test, drivers license, driving licence, good grade, good grades, best grade, got my degree, graduated, i graduate, my diploma, handed in my, finished my thesis, defended my`,
    said: lines(`
      That deserves cake, and I mean a whole one. How did you celebrate?
      All those hours, and now nobody can take it away from you.
      However many tries it took, it counts exactly the same.
      Were you nervous until the last minute, or calm for once?
    `),
  },
  newJob: {
    phrases: `got the job, new job, got a job, got promoted, my promotion, a promotion, promoted, start on monday, start work, first day at, signed the contract, got hired, hired me, a raise`,
    said: lines(`
      Congratulations, somebody over there has good taste. What are you looking forward to most?
      First weeks are for learning names and finding the good coffee, nothing else.
      They picked you out of everybody, remember that when it gets busy.
      Did you tell everyone at once, or keep it to yourself for an hour?
    `),
  },
  finished: {
    phrases: `finally finished, handed in, turned in, finished the project, finished my project, finished the report, submitted, met the deadline, finally done, sent it, sent it off, im done $, all done $`,
    said: lines(`
      Done is such a lovely word. What comes off your shoulders first?
      Now comes the best part, the evening on which nobody wants anything from you.
      You have earned a very long sleep and a very late breakfast.
      I hope somebody at least said well done; if not, I am saying it.
    `),
  },
  won: {
    phrases: `i won, we won, won the, beat my, beat him, beat her, beat them, finally beat, checkmate, chess, board game, board games, poker, monopoly, my team won, flipped the board, video game, playstation, on steam`,
    said: lines(`
      Enjoy it, and be a terrible winner for exactly one evening. How did the other side take it?
      Is there going to be a rematch?
      One remembers a win like that for years, the loser even longer.
      I hope there was a victory dance, at least a small one.
    `),
  },
  cooked: {
    phrases: `from scratch, i made a, i made some, i baked, i cooked, made lasagna, made pancakes, made soup, i made soup, baked a, baked bread, new recipe, banana bread, burnt on top, burned the, in the oven, i grilled, make/making/cook/cooking tacos/pasta/pizza/curry/soup/stew/risotto/dinner/lunch/pancakes/dumplings, cooking tonight, cook tonight`,
    said: lines(`
      If it was eaten, it was a success, whatever it looked like. Would you make it again?
      The slightly burnt bits are the cook's share, that is an old rule.
      From scratch, respect; most people give up at the shopping list.
      I would have asked for a second helping without being polite about it.
      The smell alone is worth the work, it goes into every room.
      Write the recipe down before you forget what you did.
      Something you made yourself always tastes of a small victory.
      Nobody ever regretted a kitchen that smells like that.
      You cook and I keep you company, that is a fair division of labour.
    `),
  },
  craft: {
    phrases: `knitting, to knit, crochet, crocheting, sewing, to sew, pottery, clay, woodwork, treehouse, we are building, building our, we built, i built, put together a, ikea, lego, a puzzle, jigsaw, painting a picture, drawing class, started drawing, paint by numbers`,
    said: lines(`
      Making something with your hands quiets the head like nothing else. What is it going to be?
      The first one is allowed to be crooked, that is how you know it is yours.
      Nobody knows how at the beginning, the plan comes with the second attempt.
      Keep it, whatever it turns into; one day it will be the funny story about how you began.
    `),
  },
  decorating: {
    phrases: `painting the, painted the, paint the, redecorating, renovating, new sofa, new couch, moved the furniture, rearranged, wallpaper, new curtains, new lamp, my new kitchen, hung up, new bed, bathroom tiles`,
    said: lines(`
      A room looks strange for a week, and then you cannot picture it any other way. What made you choose it?
      Whoever holds the brush decides, everybody else may admire.
      Does it already feel like yours, or does it still smell of paint?
      Live with it for a month before you believe anybody who complains.
    `),
  },
  garden: {
    phrases: `my garden, the garden, gardening, my tomatoes, tomatoes, my plants, my plant, my balcony, planted, planting, potatoes, my roses, tulips, watering, seeds, houseplant, houseplants, my orchid`,
    said: lines(`
      There is nothing so satisfying as something that grows because of you. What else is coming up?
      Plants notice who looks after them, I am convinced of it.
      Muddy hands and a straight back afterwards, or the other way round?
      The first harvest always tastes better than anything from a shop.
      A handful of earth settles many an argument.
      Something always comes up just when one has given up on it.
    `),
  },
  running: {
    phrases: `started running, been running, went running, went for a run, on my run, jogging, my first 5k, 5k, 10k, half marathon, marathon, joined a gym, went to the gym, at the gym, yoga class, swimming today, personal best, worked out, my workout`,
    said: lines(`
      Good for you; the hardest metre is the one between the sofa and the door.
      The first weeks are awful for everybody, and then the legs begin to ask for it. How far do you get?
      Slow counts too, nobody checks the clock but you.
      What do you listen to meanwhile, music or your own breath?
      The shower afterwards is half of the reward.
      Tomorrow the legs will complain; take it as a compliment.
      Going when you do not feel like it counts double.
    `),
  },
  learning: {
    phrases: `learn italian, learn spanish, learn french, learn german, learn japanese, learn korean, learn chinese, learn english, learn arabic, learn to, learning to, taking lessons, signed up for, evening class, took a course, duolingo, learning guitar, learning piano`,
    said: lines(`
      Doing it for fun is the best reason there is. What will be the first thing you want to be able to do?
      Be bad at it with pleasure for a while, that is how it sticks.
      A few minutes every day beat one heroic Sunday.
      I like people who start something new without being made to.
      The third week is the hardest, after that it carries itself.
      Everybody who is good at it was once embarrassing at it.
      Keep the mistakes, they make the best stories.
      I have great respect for anybody who is a beginner on purpose.
    `),
  },
};
