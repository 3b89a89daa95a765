import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of a day: ways, weather, what broke, what was bought or watched. */
export const toldDays: Occasions = {
  trip: {
    phrases: `going to the sea, to the sea, to the beach, to the mountains, going camping, road trip, on holiday, on vacation, my flight, booked a, booked flights, city break, travelling alone, traveling alone, solo trip, going to italy, going to spain, going to paris, going to japan, weekend away, packing my`,
    said: lines(`
      That is something to look forward to. What is the first thing you will do there?
      Pack half of it and take one good book more.
      Bring back a story, preferably one that went slightly wrong.
      Is it more sleeping in or more seeing everything?
      Getting away is half of it, the shoulders notice first.
      Take me along in a pocket, and send me a sentence now and then.
      The best hour is always the one that was in no guidebook.
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
      They can feel it when one has no time.
      At least it gave its best to the very end.
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
    phrases: `rained all, rained the, it rained, raining, rain on, the rain, got soaked, thunderstorm, so foggy, stormy, grey outside`,
    said: lines(`
      Rain on a roof is the oldest lullaby. Were you inside or out in it?
      A day like that gives one permission to do nothing at all.
      Everything smells new afterwards, that is my favourite part.
      I like it best with a window open a hand's breadth.
      It makes every warm room better.
      And the umbrella is always in the other place.
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
      For two hours one lives at another address.
      The people in it become acquaintances, whether one likes it or not.
      A good story leaves the light on in the head.
    `),
  },
  music: {
    phrases: `concert, a gig, the gig, festival, live music, new album, on repeat, karaoke, sang in, in a choir, my band`,
    said: lines(`
      Live is different, you hear it with your stomach. What was the best moment?
      Are your ears still ringing?
      I hope you sang along, and wrongly.
      There is always one song that comes home with you and will not leave.
      One song can hold a whole year.
      Some evenings go on sounding for days.
    `),
  },
  shopping: {
    phrases: `i bought, bought a, bought myself, new shoes, new dress, new jacket, new phone, new car, new bike, on sale, bargain, flea market, thrift, second hand, ordered a, arrived today, treated myself`,
    said: lines(`
      Show it off a little, at least in words. What is the best thing about it?
      You are allowed to buy a thing just because it makes you happy.
      Did you think it over for weeks, or was it love at first sight?
      Use it three times, then you will know if it was worth it.
      Some things find us, and all we do is pay.
      The first day with something new has a shine of its own.
      Take the price tag off at once, before reason comes in.
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
    phrases: `cleaned the, cleaning, did the laundry, doing the laundry, do the laundry, doing laundry, laundry day, ironing, washing up, doing the dishes, did the dishes, vacuumed, tidied, tidying, decluttered, cleared out, threw away, the attic, the basement, sorting`,
    said: lines(`
      Loud music makes it half as long, that is proven. What is on?
      And tomorrow it all begins again, but tonight it shines.
      The oddest things turn up when one clears out. What did you find?
      Sit down afterwards and just look at it for a minute.
      There is a special peace in a room where nothing lies about.
      Leave the last corner for next week, it keeps one humble.
      Half an hour of it clears the head better than the room.
      Nobody sees it when it is done, and everybody sees it when it is not.
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
    phrases: `my back hurts, my back is, toothache, dentist, my knee, my neck, sore throat, my ankle, sprained, physio, at the doctor, doctors appointment, migraine again, my feet are killing, my feet hurt, feet hurt, my fingers hurt, fingers hurt, my legs hurt, legs hurt, my arms hurt, my shoulder, everything hurts, sore muscles`,
    said: lines(`
      The body always picks its moment. Has somebody had a look at it?
      Warmth, a cushion, and no heroics today.
      I hope it gets easier soon.
      One only notices how much one uses it once it hurts.
    `),
  },
  allergy: {
    phrases: `allergic to, allergy, allergies, intolerant, intolerance, celiac, coeliac`,
    said: lines(`
      Noted, and nothing of the kind gets onto a plate between us.
      That makes one a reader of very small print. Do you carry something for it?
      The tiresome part is explaining it at every table.
      Good to know, some things one should not find out by trying.
    `),
  },
  treat: {
    phrases: `pizza, ordered food, takeaway, making tea, make tea, cup of tea, a bath, on the sofa, on the couch, netflix, afternoon off, day off`,
    said: lines(`
      That is exactly the right thing. What goes with it?
      Feet up, and nobody may want anything for an hour.
      You have to be good to yourself, nobody else thinks of it.
      I wish you a quiet evening with it.
      Some evenings ought to be exactly that and nothing more.
      A little comfort is not laziness, it is maintenance.
      I approve, without any conditions.
    `),
  },
};
