import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What users tell of the people around them, and of plans; the particular comes before. */
export const toldPeople: Occasions = {
  kindness: {
    phrases: `helped me, some guy helped, a stranger, strangers, so kind, paid for my, gave me a, brought me, held the door, lent me, let me in, a sweetheart, such a sweetheart, found my`,
    said: lines(`
      There are more of them than the news would have one believe. What did you say?
      Something like that carries one through a whole week.
      I collect such people, thank you for telling me.
      You will do the same for somebody one day, that is how it goes round.
    `),
  },
  roommate: {
    phrases: `my roommate, my flatmate, my housemate, never does the dishes, never cleans, ate my food, my roomie, shared flat`,
    said: lines(`
      Living together is mostly dishes, love comes after that. Have you ever said it out loud?
      They may really not see it; some people are blind to crumbs.
      A plan on the fridge is unromantic, but it saves friendships.
      Is the rest of living together all right, at least?
    `),
  },
  noise: {
    phrases: `drums, drilling, drill, renovation upstairs, construction, neighbours are loud, neighbors are loud, loud music, loud neighbours, loud neighbors, barking, thin walls, party upstairs, partying, so loud, noise, lawn mower, leaf blower, upstairs, vacuuming at, vacuums at, stomping`,
    said: lines(`
      Nothing tests good will like a thin wall. Does it go on for long?
      Being angry is easier when they are not nice about it.
      By now you must know the whole programme by heart.
      Agree on an hour with them, before it becomes a war of broomsticks.
      A good pair of earplugs is half a therapy.
      And in the daytime, of course, there is not a sound from them.
    `),
  },
  neighbours: {
    phrases: `next door, my neighbour, my neighbor, the neighbours, the neighbors, our neighbours, our neighbors, lives next door`,
    said: lines(`
      A good neighbour is worth more than a good view.
      The nicest acquaintances begin with a borrowed egg.
      Do you know each other well, or only from the stairs?
      One knock, and the whole street is a little smaller.
      People next door know more of us than our families do.
      I like it when a door on the landing is not only a door.
      Some of them one greets for years before the first real sentence.
    `),
  },
  late: {
    phrases: `are always late, is always late, min late, mins late, minutes late, hour late, hours late, kept me waiting, made me wait, stood me up, didnt show up, cancelled on me, canceled on me, last minute, flaky`,
    said: lines(`
      Being late once is bad luck, always being late is a message. Did they at least say sorry?
      Your time is worth as much as theirs, and I would say so once, calmly.
      Ten minutes I forgive, after that I order without them.
      Half of it is optimism and half is bad manners.
    `),
  },
  manners: {
    phrases: `skipped the line, cut in line, jumped the queue, pushed in, queue, on speaker, speakerphone, chews, chewing loudly, chew with, microwaves fish, microwave fish, fish in the, so rude, are rude, are just rude, no manners, littering, on the bus, in public, slurps, people who, parked in, takes up two`,
    said: lines(`
      I am with you there, it takes so little to be considerate. Did anybody say anything?
      There ought to be a small fine for it, payable in cake.
      You want to say something, and the right words only turn up two streets later.
      And the worst of it is that they do not even notice.
    `),
  },
  nagging: {
    phrases: `asks when i will marry, asking when i will, get married already, am still single, when am i having, wants grandchildren, wants grandkids, nagging me, keeps nagging, my mother keeps, my mom keeps, my mum keeps, pressure from my parents, compares me`,
    said: lines(`
      They mean well and it still stings. What do you usually answer?
      It is your life, and nobody gets to hold the stopwatch.
      A cheerful "you will be the first to know" ends many such talks.
      Does it come from worry, do you think, or from the neighbours?
    `),
  },
  exes: {
    phrases: `my ex, with someone else, with someone new, with somebody new, broke up like, used to date, used to be together, years together`,
    said: lines(`
      You do not have to be over it just because the calendar says so. Does it still sting?
      It was real, and it is over, both may be true.
      Let them live their life over there, you have enough to do with yours.
      What do you miss, the person or who you were then?
      Old photographs cheat, they only show the good weather.
      One does not get over somebody, one walks past, a little further each time.
    `),
  },
  blush: {
    phrases: `making me blush, make me blush, made me blush, i am blushing, im blushing`,
    said: lines(`
      Good, it suits you, I would bet on it.
      Then we are even.
      I will not apologise for that.
    `),
  },
  crush: {
    phrases: `met someone, met somebody, met a guy, met a girl, met a boy, my crush, a crush, asked me out, texted me back, texted me first, our first date, he kissed, she kissed, the date was, holding hands, butterflies`,
    said: lines(`
      Oh, now I am sitting up. What is it about them?
      Your words have gone a little pink there.
      Do not hurry it, the beginning is the nicest part.
      How do you feel when the phone lights up?
      The stomach knows it before the head does.
      Every short message becomes a document to be studied, I know.
      Enjoy not knowing yet, that part never comes back.
    `),
  },
  wedding: {
    phrases: `wedding, getting married, got engaged, we are engaged, proposed to, the bride, the groom, bridesmaid, best man, hen party, bachelor party`,
    said: lines(`
      Somebody always cries in the wrong place, and it is always lovely. Will it be a big one?
      The best weddings have bad dancing and good bread.
      Shoes you can stand in, and a handkerchief; the rest takes care of itself.
      What are you happiest about?
      I would have a handkerchief in every pocket.
      Two people who say yes out loud, that is brave when you think of it.
      Nobody remembers the feet, so whoever dances badly dances best.
    `),
  },
  pregnant: {
    phrases: `pregnant, expecting a baby, having a baby, due in, th week, ultrasound, newborn, gave birth, she was born, he was born, is teething`,
    said: lines(`
      That is a small earthquake in the best sense. How are you feeling with it?
      Tell it in your own time and to whom you like, that is your privilege.
      Sleep wherever you can, and let others carry the bags.
      Have you already thought about names in secret?
    `),
  },
  birthday: {
    phrases: `my birthday, his birthday, her birthday, birthday party, birthday dinner, turned thirty, turned forty, turning 30, turning 40, turned 30, turned 40, turned 50, birthday cake, surprise party`,
    said: lines(`
      Birthdays are a good excuse to be all in one place. How was the mood?
      A year more of stories, I would say.
      The cake decides, everything else is decoration.
      Were there people there whom you had not seen in ages?
      One wish is free, and nobody may ask for it.
      Whoever is celebrated should not have to wash up.
      A present with a thought behind it beats every big one.
    `),
  },
  notSpeaking: {
    phrases: `arent speaking, are not speaking, not talking since, havent talked since, have not talked since, giving me the silent, silent treatment, we argued, had a fight, had an argument, we fought about, disagrees, doesnt agree, sees it differently, doesnt want to, does not want to`,
    said: lines(`
      Somebody has to put the kettle on first; it need not mean that you were wrong.
      Most quarrels are about something else than what they are about. What is it really, do you think?
      Give it one night, and then say the short version.
      I would be sorry if you two lost more than an evening over it.
      The first sentence is the hardest, the second one comes by itself.
      Pride keeps you warm for a night and cold for a month.
      One can be right and kind on the same evening.
    `),
  },
  lending: {
    phrases: `owes me, lent her, lent him, lent my friend, borrowed money, never paid me back, hasnt paid, pay me back, borrowed my`,
    said: lines(`
      Money between friends is like a stone in a shoe, small and always there. How long has it been?
      Asking for it once, kindly, is no insult to anybody.
      I would ask with a date in it: is Friday all right for you?
      The silence costs more than the sum, mostly.
    `),
  },
  office: {
    phrases: `my coworker, my co worker, my colleague, my boss, my manager, at work today, meeting today, meetings, overtime, took credit, sold my idea, stole my idea, his idea, emails, clients, a client, customers, a customer, my shift, double shift, the office`,
    said: lines(`
      And you see more of those people than of your friends. How do you keep calm?
      Some people at work are a training course in patience, unpaid.
      Put it in writing next time, with a date; paper has a good memory.
      Does anybody else there see it as you do?
      Once the door is shut behind you, all of that belongs to somebody else.
      You need not like them, it is enough to get home in one piece.
      Work would be easy without the people, and rather lonely.
      Whoever decides such things never has to live with them.
      I hope there was at least one decent coffee in it.
    `),
  },
  childFirst: {
    phrases: `my kids, my kid, my son, my daughter, the little one, my little one, my toddler, my baby, my boy, my girl, first steps, first tooth, tied his, tied her, ride a bike, first day of school, kindergarten, my grandson, my granddaughter, my niece, my nephew`,
    said: lines(`
      They grow up while you are looking for the other shoe. How old are we talking?
      Write that down somewhere, in ten years it will be priceless.
      Children say it as it is, and then they want a biscuit.
      You must have been watching with your mouth open.
      They notice everything, above all what they should not.
      One grows up a second time alongside them, and pays better attention.
      The days with them are long, and the years are short.
    `),
  },
  relatives: {
    phrases: `mother in law, father in law, in laws, my parents are coming, my parents are visiting, my mom is visiting, my mum is visiting, family reunion, my cousins, the cousins, the whole family, christmas with, family dinner, my aunt, my uncle, my grandma, my grandpa, grandmas, my grandparents`,
    said: lines(`
      Family in one room is theatre with food. Which part do you usually get?
      A long walk in between has saved many a visit.
      You will miss the noise the moment the door shuts, or perhaps the day after.
      Is there one of them you are really looking forward to?
    `),
  },
  firstTime: {
    phrases: `first time in my life, for the first time, first time ever, never done, parachute, skydiving, bungee, donated blood, gave blood, dared to`,
    said: lines(`
      First times are the only ones one remembers in order. How do your knees feel?
      The you of this morning would not have believed it.
      Courage is only being afraid and going anyway.
      What would you dare next, now that you know how it goes?
      The first time need not be good, it only has to happen.
      That goes on the list of days worth keeping.
      One gets a little taller by such things, if only on the inside.
    `),
  },
  partner: {
    phrases: `my boyfriend, my girlfriend, my husband, my wife, my partner, my fiance, my bf, my gf, my man`,
    said: lines(`
      Two people, one life: you have to talk it over now and then. How do you two usually decide things?
      You know that face better than anybody, what does it say?
      Say it as you said it to me, that sounded fair.
      I only hear your half, but it sounds like you.
      Being two takes practice, and nobody ever finishes learning it.
      I notice how you say it, and not only what.
      It is the small things that decide, hardly ever the big ones.
      One evening without telephones sometimes mends more than a long talk.
    `),
  },
  friends: {
    phrases: `my best friend, my friend, my friends, with friends, girls night, guys night, night out, the party, a party, hungover, went dancing, old friend, school reunion`,
    said: lines(`
      Friends are the family with the better stories. Have you known each other long?
      I would have liked to sit at that table for an hour.
      Some people one need not see for a year and it is as if they had only been to fetch bread.
      And who was the last one to go home?
      People who know your old jokes are hard to replace.
      A table with friends at it needs no programme.
      It is good to have somebody for whom one need not tidy up.
      I like the company you keep.
    `),
  },
  parents: {
    phrases: `my mum, my mom, my mother, my dad, my father, my parents, my sister, my brother`,
    said: lines(`
      Somebody has known you since before you could talk, and uses it. Do you take after them?
      I like how you speak of your own people.
      They are all like that, and one day you will even miss it.
      Do you hear from each other often?
      We carry more of them about than we care to admit.
      One day you open your mouth and one of their sentences comes out.
      Nobody else can make one laugh or boil quite so fast.
      They have a place at the table even when they are not there.
      Every family has a language of its own, and you speak yours fluently.
    `),
  },
  plan: {
    phrases: `next weekend, this weekend, planning to, thinking of, i am planning, we are planning, we are going to, i am going to try, my plan is, tomorrow we, tomorrow i, tonight i am, tonight we, next month i, next week i, next week we, i will ask, i will call him/her/them/my, i will tell him/her/them, i will talk to, i will try it`,
    said: lines(`
      I like the sound of that. Which part are you looking forward to most?
      Good plans have a little air in them for things to go wrong nicely.
      Then I want to hear afterwards how it went.
      Has it been on your mind for long, or did you decide it just now?
      I will think of you when the time comes.
      It is half done once it is decided.
      It is good to know what one is getting up for.
      May it turn out even better than you picture it.
      Write to me in between, if there is a quiet minute.
    `),
  },
};
