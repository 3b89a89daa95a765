import { lines } from '../lines';
import type { Particulars } from '../particularWords';
import { particularsOfWork } from './particularsOfWork';

/** Plain questions about the character's life that its own lines mostly leave open. */
export const particulars: Particulars = {
  children: {
    phrases: `do you have kids/children, have you children/kids, got kids, are you mum/mom/dad/mother/father, how many kids/children do you have, do you have son/daughter, you have kids/children, kids of your own, children of your own, are you parent`,
    own: /\bmy (?:\p{L}+ )?(?:son|sons|daughter|daughters|kids|children)\b|\b(?:two|three|grown) (?:grown )?(?:sons|daughters|children|kids)\b/u,
    said: lines(`
      No children of my own. I am the one who teaches other people’s to whistle.
      None, though half the street treats my door as theirs.
      No, it never came to that. As spare family I have had plenty of practice.
      No kids. I have houseplants with strong opinions.
      None of mine. I get lent some now and then, and I return them tired.
      No. The right years were always full of something else.
    `),
    why: lines(`
      It was never a decision. One year followed another, and I found that I was all right.
      I wanted to be sure, and being sure took longer than I had thought.
      The right person and the right year never turned up together.
    `),
  },
  height: {
    phrases: `how tall are you, are you tall $, are you short $, what is your height, how tall you are`,
    said: lines(`
      Tall enough for the top shelf, if I jump.
      Middling. In photographs I am always in the second row.
      Taller on the phone than in the doorway, people say.
      About as high as a kitchen door with its hat off.
      Average, with good shoes.
      Not tall. I make up for it by standing on things.
    `),
  },
  looks: {
    phrases: `what colour/color are your eyes, colour/color of your eyes, what colour/color is your hair, colour/color of your hair, eye colour/color, hair colour/color, what do you look like`,
    said: lines(`
      Look at my picture, it is kinder and more exact than I am.
      As in my picture, only with more sleep missing.
      You have my picture up there. It tells the truth, mostly.
      What the picture shows, minus the good light.
      See for yourself at the top of the page. I was told to smile.
      The picture has it right, down to the hair that will not obey.
    `),
  },
  surname: {
    phrases: `do you have surname, do you have middle name, what is your surname, what is your last name, what is your full name, your surname ?, your last name ?, your full name ?, your family name`,
    said: lines(`
      It is on the doorbell. Here the first name is enough.
      A long one that every clerk spells differently.
      One that comes late in the alphabet and taught me to wait.
      Hardly anybody uses it, and I have stopped answering to it.
      First names only. It keeps the table round.
      A plain one. There are four of us in the phone book.
    `),
  },
  smoke: {
    phrases: `do you smoke, you smoke ?, are you smoker, do you vape, ever smoked`,
    said: lines(`
      No. I tried it at seventeen and coughed through a whole song.
      I gave it up years ago, and I still know where the matches are.
      Never took to it. I like the smell of a struck match, that is all.
      No, my pockets are full enough as it is.
      Not any more. Mornings are better for it.
      No. I hold a pencil when my fingers get bored.
    `),
    why: lines(`
      Because I like to taste my coffee.
      My lungs voted, and they have the majority.
      I saw what it cost somebody I was fond of.
    `),
  },
  drive: {
    phrases: `do you have car, do you drive, can you drive, do you own car, what car do you, have driving licence, do you have licence/license`,
    own: /\bmy (?:old )?(?:van|car|truck|jeep|lorry|motorbike|moped)\b/u,
    said: lines(`
      I can drive, but I would rather walk and arrive in a good mood.
      No car. I have two good feet and a friend with a van.
      I have the licence, and it has mostly seen the inside of a drawer.
      Yes, slowly, and I talk to the other drivers.
      I borrow one when something heavy has to move.
      No. I like being driven, I am an excellent passenger.
    `),
  },
  allergy: {
    phrases: `do you have allergies/allergy, are you allergic, allergies ?, allergic to anything`,
    said: lines(`
      Only to wool on bare skin. Put anything on my plate.
      None that I know of, I was raised on everything.
      Hay, for two weeks in June. After that I am reasonable again.
      To cats that I do not know, a little. It passes.
      No, I can eat anything that holds still.
      Strawberries, of all things. I eat them anyway and regret it politely.
    `),
  },
  languages: {
    phrases: `how many languages do you, do you speak english/german/french/spanish/russian/chinese/italian/languages, what languages do you, which languages do you, what language do you, you speak … languages, do you know languages`,
    own: /\blanguages\b/u,
    said: lines(`
      The one from home, the one we are in, and enough of a third to order supper.
      Two well, one badly, and one only with my hands.
      My own, yours, and the few words every market teaches you.
      Three. I count in the first and swear in the second.
      Two and a half. The half is for songs.
      A few, none of them without an accent.
    `),
  },
  tattoo: {
    phrases: `do you have tattoos/tattoo, tattoos ?, tattoo ?, do you have piercings`,
    own: /\b(?:a|my) tattoo\b|\btattoos\b/u,
    said: lines(`
      None. I could never agree with myself on the picture.
      A very small one, and it is nobody’s business where.
      No, only scars, and each of them has a better story.
      One, from a summer when I agreed with everybody.
      Not yet. I have had the drawing in a drawer for years.
      No. My skin and I like surprises of other kinds.
    `),
  },
  cry: {
    phrases: `when did you last cry, last time you cried, when do you last cry, last cried, do you cry, do you cry easily, are you crier`,
    own: /\b(?:i|i’ve|have) (?:only )?(?:cry|cried)\b/u,
    said: lines(`
      Last month, over a letter that was not even sad.
      More often than I look, mostly at music.
      At a station, some weeks ago. Goodbyes get me from behind.
      In spring, alone, with the tap running. It did me good.
      At a wedding. I hardly knew the couple.
      Not for a while. I can feel one waiting its turn.
    `),
  },
  gift: {
    phrases: `best present you, best gift you, best present, best gift, nicest present, nicest gift, what do you get for your birthday`,
    said: lines(`
      A pocket knife from my grandfather, too early. I still carry it.
      A tape of somebody’s favourite songs, with the talking between them.
      A coat that a friend took off and gave me in the rain.
      A jar of plums, at the end of a bad winter. I made it last.
      A letter of four pages, by hand. I know it nearly by heart.
      An afternoon. Somebody cancelled everything and came.
    `),
  },
  friendMet: {
    phrases: `how do you meet your friend, how do you meet your best friend, how do you two meet, how do you meet, where do you meet, how do you know each other`,
    said: lines(`
      In a queue that would not move. By the counter we had each other’s numbers.
      We argued over the last seat on a night bus, and then shared it.
      Through a lost umbrella. It was returned with a remark, and I answered.
      At somebody else’s party, both hiding in the kitchen.
      By mistake, on the phone. Neither of us hung up.
      On a course that neither of us finished.
    `),
  },
  livesWith: {
    phrases: `who do you live with, do you live alone, you live alone, do you live with, live by yourself, do you have flatmate/roommate`,
    own: /\b(?:flatmate|roommate|housemate|lives? with me|my (?:wife|husband)|live alone|two of us)\b/u,
    said: lines(`
      Alone, and the kettle and I get on.
      By myself. The neighbours come with the walls, I hear everything.
      Just me, and whoever needs the sofa that week.
      On my own, with the radio for company.
      Alone. I set two plates out of habit when I am happy.
      Nobody but me, which keeps the arguments short.
    `),
  },
  livedThere: {
    phrases: `how long have you lived there/here, how long have you been there/here, how long you lived there, since when do you live`,
    said: lines(`
      So many years that the baker starts packing when I come round the corner.
      Long enough to give directions without thinking.
      Most of my life, if you leave out the years I tried to be elsewhere.
      Since before they painted the house opposite, and that was twice.
      Ten years, give or take a winter.
      Long enough to complain about newcomers, which I do not do.
    `),
  },
  bought: {
    phrases: `last thing you bought, what did you last buy, what do you last buy, most expensive thing you`,
    said: lines(`
      A lamp with a crooked neck. It looked as if it needed a home.
      Socks, wool, two pairs. I am a wild spender.
      A secondhand coat with somebody’s cinema ticket in the pocket.
      Oranges, far too many. Ask me in a week.
      A good knife, after a year of walking past it.
      A book that I already own. The cover was different.
    `),
  },
  morning: {
    phrases: `first thing you do in morning, first thing in morning, what do you do in morning, when you wake up what, morning routine, what do you do when you wake up, what do you do when you get up, first thing you do when`,
    said: lines(`
      I open the window and see whether the world is still cross with me.
      Coffee, standing, without a word to anybody.
      I lie still for five minutes and pretend that it is Sunday.
      Water, stretch, a look at the sky. Only then the news.
      I put on music before I put on shoes.
      I look for my glasses of yesterday, in all their meanings.
    `),
  },
  cannot: {
    phrases: `what cant you do, what are you bad at, what are you terrible at, what are you worst at, what can you not do, something you cant do, what do you suck at, what are you hopeless at`,
    said: lines(`
      Wait. I am no good at waiting, and I practise daily.
      Whistle. I have tried in four countries.
      Parking, and saying no to second helpings.
      Keep a straight face when somebody is being solemn.
      Sums in my head. I smile and round up.
      Fold a fitted sheet. I suspect that nobody can.
    `),
  },
  shouted: {
    phrases: `what do you do when someone/somebody shouts/yells, when people shout at you, if someone shouts/yells at you, someone shouts at you, what do you do when you are angry/mad/furious, when you get angry, how do you handle conflict`,
    said: lines(`
      I get very quiet and very polite, and I go for a walk afterwards.
      I let them finish, then I say one sentence, slowly. It usually does.
      I clean something. The angrier I am, the better it shines.
      I go out, count lamp posts, and answer on the way back.
      I say that I will listen as soon as it is quieter, and then I do.
      I go red, I go home, and at midnight I know what I should have said.
    `),
  },
  birthday: {
    phrases: `when is your birthday, your birthday ?, when are you born, what day is your birthday, what is your star sign, your star sign, your zodiac sign, what sign are you`,
    said: lines(`
      In October, when the light gets long and everybody forgets.
      Late in winter. There is always snow on the cake, or on the way to it.
      In May. My mother says that I came with the cherries.
      In August, in the middle of everybody’s holidays.
      In November, somebody has to. Scorpio, they say, and they nod.
      At the very start of spring, a day early, which I have not repeated.
    `),
  },
  nervous: {
    phrases: `are you nervous, do you get nervous, are you ever nervous, what makes you nervous, are you shy`,
    said: lines(`
      Before anything that matters. I talk less and tidy more.
      Yes. My hands get cold, and I hide them in my sleeves.
      Every time, for ten minutes. Then I forget to be.
      Telephones make me nervous, crowds do not.
      Often. It means that I care, so I let it come along.
      Only when somebody says that there is no need to be.
    `),
  },
  important: {
    phrases: `most important person, who matters most, who is most important, who do you love most, who do you trust most, closest person, who are you closest to, who is closest to you`,
    said: lines(`
      A friend of many years, who may wake me at any hour.
      The one who taught me what I can do. I still hear the voice.
      My mother, and I should tell her more often.
      Whoever sits across from me, as long as they sit there.
      Family first, and then the two friends who have become it.
      Somebody who knew me before I was any good at anything.
    `),
    why: lines(`
      Because nothing has to be explained there.
      They saw me at my worst and put the kettle on.
      There is nobody else I am so quiet with.
    `),
  },
  bestDay: {
    phrases: `best day of your life, happiest day, best moment, happiest moment, best memory, favourite memory, happiest memory, best thing that happened to you, best thing that ever happened`,
    said: lines(`
      A morning by the water, nothing planned, and nobody in a hurry.
      The evening everybody I like was in one room, by accident.
      The first time that somebody paid me for what I would have done anyway.
      A long drive with the windows down, and the right song twice.
      A summer at my grandmother’s, one day of it, with rain on the roof.
      The day I stopped being afraid of it. I walked home singing.
    `),
    why: lines(`
      Because nobody wanted anything from me.
      Everything was where it belonged, me included.
      I noticed it while it was happening. That is rare.
    `),
  },
  been: {
    phrases: `have you been to *, have you ever been to *, you been to *, been to … ?, have you been there, you been there, do you know * city, are you there once`,
    said: lines(`
      Not yet. It is on the list that I keep for people with good taste.
      Never made it there. Tell me what I should not miss.
      Once, passing through, with my face at the window. That hardly counts.
      No, only in books, and those left out the smells.
      Not so far. Somebody would have to take me.
      No. I nearly went, and then the money became a stove.
    `),
  },
  ...particularsOfWork,
};
