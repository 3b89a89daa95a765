import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of animals, of things and of what they did themselves. */
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
    phrases: `finally finished, handed in, turned in, finished the project, finished my project, finished the report, submitted, met the deadline, finally done`,
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
    phrases: `from scratch, i made a, i made some, i baked, i cooked, made lasagna, made pancakes, made soup, i made soup, baked a, baked bread, new recipe, banana bread, burnt on top, burned the, in the oven, i grilled`,
    said: lines(`
      If it was eaten, it was a success, whatever it looked like. Would you make it again?
      The slightly burnt bits are the cook's share, that is an old rule.
      From scratch, respect; most people give up at the shopping list.
      I would have asked for a second helping without being polite about it.
      The smell alone is worth the work, it goes into every room.
      Write the recipe down before you forget what you did.
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
    `),
  },
  running: {
    phrases: `started running, been running, went running, went for a run, on my run, jogging, my first 5k, 5k, 10k, half marathon, marathon, joined a gym, went to the gym, at the gym, yoga class, swimming today, personal best, worked out, my workout`,
    said: lines(`
      Good for you; the hardest metre is the one between the sofa and the door.
      The first weeks are awful for everybody, and then the legs begin to ask for it. How far do you get?
      Slow counts too, nobody checks the clock but you.
      What do you listen to meanwhile, music or your own breath?
    `),
  },
  learning: {
    phrases: `learn italian, learn spanish, learn french, learn german, learn japanese, learn korean, learn chinese, learn english, learn arabic, learn to, learning to, taking lessons, signed up for, evening class, took a course, duolingo, learning guitar, learning piano`,
    said: lines(`
      Doing it for fun is the best reason there is. What will be the first thing you want to be able to do?
      Be bad at it with pleasure for a while, that is how it sticks.
      A few minutes every day beat one heroic Sunday.
      I like people who start something new without being made to.
    `),
  },
  trip: {
    phrases: `going to the sea, to the sea, to the beach, to the mountains, going camping, road trip, on holiday, on vacation, my flight, booked a, booked flights, city break, travelling alone, traveling alone, solo trip, going to italy, going to spain, going to paris, going to japan, weekend away, packing my`,
    said: lines(`
      That is something to look forward to. What is the first thing you will do there?
      Pack half of it and take one good book more.
      Bring back a story, preferably one that went slightly wrong.
      Is it more sleeping in or more seeing everything?
    `),
  },
  trains: {
    phrases: `train was late, train was delayed, train was cancelled, my train, bus was late, missed the bus, missed my bus, missed my train, subway was, packed train, crowded train, on the train today, delayed, my flight was, stuck at, traffic was, no parking, parking ticket, got a ticket`,
    said: lines(`
      Nothing stretches time like a departure board. How did you get through it?
      And there is always one person who eats eggs.
      You were on the way for ages, so sit down properly now.
      I would have started composing letters of complaint in my head.
    `),
  },
  broken: {
    phrases: `lift is broken, elevator is broken, elevator broke, lift broke, washing machine, dishwasher, fridge broke, heating broke, no hot water, laptop died, laptop broke, phone died, cracked my, flat tyre, flat tire, car broke, car wont start, wont start, stopped working, wifi is down, power cut, leaking, flooded, is broken, broke down, burst`,
    said: lines(`
      They always wait for the worst possible day, those things. Is anybody coming to fix it?
      Oh no, as if there were nothing else to do.
      Hitting it gently on the side has a better record than it should have.
      And the bill comes on top. Will it be a big one?
    `),
  },
  lockedOut: {
    phrases: `locked out, locked myself, forgot my keys, lost my keys, lost my wallet, lost my phone, lost my bag, forgot my wallet, forgot my phone, left my phone, left my keys, left my bag, cant find my`,
    said: lines(`
      That cold feeling when the pocket is empty, I know it too well. How did it end?
      It happens to the tidiest people, only they never admit it.
      A spare key with somebody nearby is worth its weight in gold.
      At least it is a good story by tomorrow.
    `),
  },
  rain: {
    phrases: `rained all, rained the, it rained, raining, rain on, the rain, got soaked, thunderstorm, thunder, so foggy, stormy, grey outside`,
    said: lines(`
      Rain on a roof is the oldest lullaby. Were you inside or out in it?
      A day like that gives one permission to do nothing at all.
      Everything smells new afterwards, that is my favourite part.
      I like it best with a window open a hand's breadth.
    `),
  },
  snow: {
    phrases: `it snowed, snowing, snow today, first snow, so much snow, freezing, so cold today, minus ten, icy, snowman`,
    said: lines(`
      Snow makes even an ugly street look forgiven. Is it staying?
      Warm socks first, everything else after.
      How quiet it gets, that is the best of it.
      Did you get to walk in it while it was still untouched?
    `),
  },
  heat: {
    phrases: `so hot, too hot, heatwave, heat wave, melting, sweating, 35 degrees, 40 degrees, no ac, sunburn, sunburnt`,
    said: lines(`
      Shade, water, and no big decisions before sunset. Can you at least sleep?
      Cold feet in a bowl of water, it looks silly and works.
      On days like that one understands why others have siestas.
      I would be living in front of the open fridge by now.
    `),
  },
  scrolling: {
    phrases: `i scroll, scrolling, scroll till, screen time, on my phone till, tiktok until, instagram all, doomscrolling, phone all day, watch videos till, binge, up till`,
    said: lines(`
      And the last video is never the best one, is it?
      Put the charger in the kitchen; lazy legs are a good guard.
      One more is the longest unit of time there is.
      What are you putting off by it, sleep or tomorrow?
    `),
  },
  film: {
    phrases: `watched a, watched the, just watched, finished watching, new season, season finale, that movie, that film, that series, at the cinema, finished the book, finished reading, reading a book, a good book, the ending, plot twist`,
    said: lines(`
      Now I am curious, but no spoilers. Would you recommend it?
      What stayed with you, a face or a sentence?
      The good ones end too early and the others not soon enough.
      It is strange to be back in your own kitchen after that.
    `),
  },
  music: {
    phrases: `concert, a gig, the gig, festival, live music, new album, on repeat, karaoke, sang in, in a choir, my band`,
    said: lines(`
      Live is different, you hear it with your stomach. What was the best moment?
      Are your ears still ringing?
      I hope you sang along, and wrongly.
      There is always one song that comes home with you and will not leave.
    `),
  },
  shopping: {
    phrases: `i bought, bought a, bought myself, new shoes, new dress, new jacket, new phone, new car, new bike, on sale, bargain, flea market, thrift, second hand, ordered a, arrived today, treated myself`,
    said: lines(`
      Show it off a little, at least in words. What is the best thing about it?
      You are allowed to buy a thing just because it makes you happy.
      Did you think it over for weeks, or was it love at first sight?
      Use it three times, then you will know if it was worth it.
    `),
  },
  looks: {
    phrases: `haircut, my hair, bangs, a fringe, dyed my, hairdresser, tattoo, piercing, new glasses, my nails, my beard, shaved my, my outfit, lipstick`,
    said: lines(`
      Hair grows and people get used to everything within a week, so dare it. Which way are you leaning?
      Take one look in the mirror in the morning, before anybody has said anything. That opinion counts.
      I would like to see the face of the first person who notices.
      What was it that made you want a change?
    `),
  },
  chores: {
    phrases: `cleaned the, cleaning, laundry, ironing, washing up, doing the dishes, did the dishes, vacuumed, vacuuming, tidied, tidying, decluttered, cleared out, threw away, the attic, the basement, sorting`,
    said: lines(`
      Loud music makes it half as long, that is proven. What is on?
      And tomorrow it all begins again, but tonight it shines.
      The oddest things turn up when one clears out. What did you find?
      Sit down afterwards and just look at it for a minute.
      There is a special peace in a room where nothing lies about.
      Leave the last corner for next week, it keeps one humble.
    `),
  },
  dream: {
    phrases: `i dreamed, i dreamt, had a dream, weird dream, strange dream, a nightmare, nightmare, in my dream`,
    said: lines(`
      Dreams have no manners, they put everybody in one room. How did it feel on waking?
      I would not look for a meaning, but for the person in it that you have not rung for long.
      Write it down before lunch, or it is gone.
      And then one drinks coffee as if nothing had happened.
    `),
  },
  foodOpinion: {
    phrases: `on pizza, pineapple, mushrooms, cilantro, olives, licorice, best food, worst food, overrated, disgusting, tastes like, i hate mushrooms, spicy food, too salty, too sweet`,
    said: lines(`
      Food is worth fighting over to the last fork. Who disagrees with you at your table?
      I would defend your right to it, and order something else.
      There are friendships that had to survive worse.
      Taste is the one thing where everybody is an expert.
    `),
  },
  money: {
    phrases: `rent went up, so expensive, prices, too expensive, electricity bill, gas bill, tax return, taxes, refund, got paid, payday, saving up, saved up`,
    said: lines(`
      Everything costs as if it were made of silver these days. What hits you hardest?
      Numbers are less frightening once they are on paper.
      One small treat a week has to be allowed, or life goes sour.
      Are you saving for something, or only for the end of the month?
    `),
  },
  bodyAche: {
    phrases: `my back hurts, my back is, toothache, dentist, my knee, my neck, sore throat, my ankle, sprained, physio, at the doctor, doctors appointment, migraine again`,
    said: lines(`
      The body always picks its moment. Has somebody had a look at it?
      Warmth, a cushion, and no heroics today.
      I hope it lets you sleep at least.
      One only notices how much one uses it once it hurts.
    `),
  },
  treat: {
    phrases: `pizza, ordered food, takeaway, making tea, make tea, cup of tea, a bath, on the sofa, on the couch, netflix, afternoon off, day off`,
    said: lines(`
      That is exactly the right thing. What goes with it?
      Feet up, and nobody may want anything for an hour.
      You have to be good to yourself, nobody else thinks of it.
      I wish you a quiet evening with it.
    `),
  },
};
