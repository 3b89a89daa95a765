import { lines } from '../lines';

const words = (list: string): readonly string[] => list.split(' ');

export type Subject = { keywords: readonly string[]; said: readonly string[] };

/** Everyday subjects: words that touch them, and what anybody might remark or ask. */
export const subjects: Readonly<Record<string, Subject>> = {
  work: {
    keywords: words(
      'work job boss office shift meeting colleague colleagues deadline project overtime client clients working',
    ),
    said: lines(`
      Who at work would you take with you to a desert island, and who would you leave there?
      Work is like water, it fills whatever room you give it.
      What part of your work would you do even unpaid?
      When do you switch it off, or does it switch you off?
      Some jobs follow one home like a stray dog.
      What would your desk say about you, if it could talk?
      What do you do in the first five minutes of a working day?
      Half of any job is the weather in the room.
      Which of your colleagues would you hire again?
      I have met people who retired at thirty and kept going to the office.
      What do you know now that you wish you had known in your first week?
    `),
  },
  sleep: {
    keywords: words('sleep slept insomnia awake nap bed dream dreamed dreamt nightmare'),
    said: lines(`
      What do you think about when the light is already off?
      The hour before sleep is the most honest one, I believe.
      Are you one of those who wake before the alarm?
      Dreams are bad at plots, but they are excellent at furniture.
      Do you remember your dreams, or do they get away?
      The bed is a poor place for arithmetic.
      What would help, a story or silence?
      I have a theory that pillows remember.
    `),
  },
  food: {
    keywords: words(
      'food cook cooked cooking dinner lunch breakfast eat ate pizza pasta bread cake soup recipe restaurant hungry pancakes baking bake curry cheese chocolate',
    ),
    said: lines(`
      Who taught you to cook, or did hunger do it?
      You can tell everything about people by what they eat standing up.
      What would you order if somebody else paid?
      A kitchen is the only room where I trust everybody.
      Sweet first or salty first?
      What dish can you make blindfolded?
      What is in your fridge that has no business there?
      I believe recipes are letters from people who were hungry before us.
      Who gets the last piece at your table?
      Nothing good was ever cooked in a bad temper.
      What did you last eat that made you close your eyes?
    `),
  },
  drink: {
    keywords: words('coffee tea wine beer cocktail whisky espresso'),
    said: lines(`
      How do you take it, and would you judge me for how I take mine?
      The first sip is always the best conversation of the day.
      Are you particular about the cup?
      I have seen friendships begin over worse.
    `),
  },
  weather: {
    keywords: words(
      'rain raining snow snowing storm sun sunny weather wind windy fog heat winter  autumn',
    ),
    said: lines(`
      Are you a window person or an umbrella person?
      Weather is the one news that concerns everybody.
      Which weather suits your mood today?
      I like days that cannot decide what they want to be.
      What do you do when the sky shuts you in?
      The light goes strange just before it breaks, I love that.
      Do you walk faster in it or slower?
      Some days ask for soup and make no secret of it.
    `),
  },
  music: {
    keywords: words(
      'music song songs band concert album sing singing piano guitar violin jazz playlist dance dancing choir',
    ),
    said: lines(`
      What was playing the last time you could not stand still?
      A song knows things about one that no friend does.
      Which record would you save from a fire?
      Do you sing when you are alone, and be honest?
      Some songs are rooms, one walks in and everything is where it was.
      What do you put on when you need courage?
      You can hear how people are by what they hum.
      Loud or late, how do you like it best?
      There are voices I would follow round a corner.
    `),
  },
  screen: {
    keywords: words('film movie movies series netflix cinema watched episode game games gaming'),
    said: lines(`
      Did the ending deserve you?
      Whom did you root for, the hero or the interesting one?
      What was the last story that kept you up too late?
      I always remember the side characters best.
      Would you want to live in it, or only visit?
    `),
  },
  books: {
    keywords: words('book books novel reading library poem poetry writer author writing'),
    said: lines(`
      Do you read the last page first, or do you have morals?
      Which sentence have you carried around for years?
      A good book is company that never checks its phone.
      Where do you read, and in what position?
      I trust people more when their books look used.
    `),
  },
  travel: {
    keywords: words(
      'travel travelling traveling trip holiday vacation flight train beach hotel abroad journey airport sea ocean mountains hike hiking',
    ),
    said: lines(`
      Where did you last feel properly far away?
      I like arriving at night and understanding the place in the morning.
      Window seat or aisle, it says a lot?
      What do you always pack and never use?
      Some places one visits, and some places keep one.
      Whom would you take along, if it could be anybody?
    `),
  },
  family: {
    keywords: words(
      'family mother mum mom father dad parents sister brother grandmother grandfather grandma grandpa aunt uncle cousin son daughter kids children',
    ),
    said: lines(`
      Family is the only audience that remembers all your earlier shows.
      Who in your family are you most like, even if you deny it?
      What do they still get wrong about you?
      Every family has one story that is told differently by everybody.
      Who keeps the peace at your table?
      What do you have from them that you would not give back?
      Which saying of theirs do you catch yourself using?
      Relatives are the people you cannot return, only swap stories about.
      Who calls first when something happens?
      There is always one chair that belongs to somebody in particular.
    `),
  },
  friends: {
    keywords: words('friend friends party birthday neighbour neighbor roommate flatmate wedding'),
    said: lines(`
      Who of your friends would help you move at midnight without asking why?
      Old friends are the ones who know which stories are not true.
      Are you the one who plans things or the one who turns up?
      What do you bring to a party apart from yourself?
      I think friendship is mostly turning up twice.
      Which friend did you nearly not make?
      Some people ring the bell, and some just bring soup.
      Who knows the unedited version of you?
    `),
  },
  pets: {
    keywords: words('cat cats dog dogs puppy kitten horse bird pet rabbit parrot'),
    said: lines(`
      Animals see through your manners at once, that is what I like about them.
      What did the beast break first?
      Who of you two gets up earlier?
      I have been stared down by smaller creatures than that.
    `),
  },
  sport: {
    keywords: words(
      'run running gym football soccer tennis swim swimming yoga climbing bike cycling training marathon workout walk walking',
    ),
    said: lines(`
      Do you do it to win or to get out of your own head?
      The best part is the shower afterwards, and I will not be told otherwise.
      What do you think about in the last ten minutes of it?
      A body remembers everything one was too busy to notice.
      Who got you started?
    `),
  },
  learning: {
    keywords: words(
      'school university exam exams course study studying language thesis lecture degree',
    ),
    said: lines(`
      What did you learn lately that made you look up from the page?
      I have a weakness for people who still want to know things.
      Who was the teacher you would have followed anywhere?
      Exams mostly test how well one sleeps, I suspect.
      Is it the thing itself, or the proof that you can?
      You learn most in the week after you wanted to give up.
      What will you do on the evening it is over?
    `),
  },
  home: {
    keywords: words(
      'home house flat apartment kitchen garden plant plants moving moved rent balcony sofa',
    ),
    said: lines(`
      Which corner of your place is the one you would defend?
      What hangs on the wall that you would explain to a guest?
      Home is where you know which floorboard creaks.
      What is the first thing you do when you close the door behind you?
      It takes about a year until a place forgives one for moving in.
      What did you keep that makes no sense to anybody else?
      A door says a lot by the way it closes.
      Would you stay there, if you could choose again?
    `),
  },
  money: {
    keywords: words('money bills expensive salary debt savings rich poor afford'),
    said: lines(`
      What was the best money you ever spent?
      Money is a poor talker and never shuts up.
      What would change first, if you had enough?
      The worst of it is the arithmetic at three in the morning.
    `),
  },
  hearts: {
    keywords: words(
      'date dating relationship breakup crush marriage divorce boyfriend girlfriend husband wife partner',
    ),
    said: lines(`
      What do you notice first when you begin to like somebody?
      The heart keeps its own calendar, I find.
      Are you quick to fall, or do you take the stairs?
      Two people are rarely in the same weather at the same time.
      What would the right person have to understand without being told?
      What makes you feel wanted, in the small everyday sense?
      Most of love is remembering what somebody takes in their tea.
      Do you say what you need, or do you hope to be guessed?
      A quarrel is at least a sign that two people are still talking.
      Who said it first, the last time it was said?
      It takes courage to be known before breakfast.
    `),
  },
  night: {
    keywords: words('evening midnight stars moon morning weekend monday friday saturday sunday'),
    said: lines(`
      What is this hour good for, in your opinion?
      Are you better at beginnings or at late evenings?
      I have always thought that days should end more slowly.
      What would make the next few hours worth telling about?
      Late hours make honest people of us.
      Do you count the hours or let them run?
      I like it when a day loosens its collar.
      What was the best part of it so far?
    `),
  },
};
