import { lines } from '../lines';
import { says, starts } from '../remarks';
import { pairs } from './gameWords';
import type { GameWords } from './gameWords';
import { english as wordLists } from './wordLists/english';

const PLAY = String.raw`(?:let'?s|wanna|want to|shall we|can we|we could|do you want to|how about we|fancy)`;

export const english: GameWords = {
  wishes: {
    twenty: says(
      String.raw`(?:20|twenty) questions|(?:i'?m|i am|i have|i) think(?:ing)? of (?:something|an? (?:thing|animal|object))|guess what i'?m thinking(?: of)?`,
    ),
    theirNumber: says(
      String.raw`guess (?:my|the|a|which) number|(?:i'?m|i am|i) think(?:ing)? of a number|i have a number(?: in mind)?`,
    ),
    ownNumber: says(
      String.raw`(?:you )?(?:think of|pick|choose) a number|(?:i|let me) guess (?:your|the|a) number|number guessing(?: game)?`,
    ),
    guessWhat: starts(
      String.raw`(?:(?:ok|and|so|now|anyway|hey|btw|well|haha|lol),? ){0,2}(?:can you |try to |go on |come on )?guess (?:what|where|who)(?: \w+'?\w*){2,8}`,
    ),
    truth: says('truth or dare'),
    rps: says(
      String.raw`rock[, ]{1,2}paper(?:[, ]{1,2}(?:and |or )?scissors?)?|paper[, ]{1,2}scissors`,
    ),
    hangman: says(String.raw`(?:play )?hangman`),
    story: says(
      String.raw`(?:write|tell|make up|make|invent|do) a story (?:together|with me|by turns)|story together`,
    ),
    associate: says(
      String.raw`word association|association game|(?:say|tell me) the first (?:word|thing)`,
    ),
    cities: says(String.raw`(?:game of|the) cities game|play cities`),
    chain: says(String.raw`word chain|(?:shiritori|last letter)(?: game)?|words? game`),
    rhyme: says(String.raw`(?:rhyming|rhyme) game|${PLAY} (?:play rhymes?|rhyme)|rhyme battle`),
    other: starts(
      String.raw`(?:ok |hey |so )?${PLAY} play (?!(?:a|another|some|the|one more|any) (?:game|round|something)|something|games?(?! of)|again|together|with|truth|would you)(?:a game of )?\w.{1,30}`,
    ),
  },
  opens: {
    twenty: lines(`
      Good, I am ready.
      All right, do not help me.
      I love this one.
    `),
    theirNumber: lines(`
      I shall get it by halves.
      Keep it in mind, I am beginning.
    `),
    ownNumber: lines(`
      I have one, between 1 and {most}. Your first guess?
      Done, it is somewhere between 1 and {most}. Try.
    `),
    guessWhat: lines(`
      I have three tries.
      Let me think.
      Do not give it away.
    `),
    truth: lines(`
      I am in, and you go first: truth or dare?
      Gladly. You begin: truth, or dare?
    `),
    rps: lines(`
      I have already chosen and am hiding it behind my back. What do you show?
      Ready when you are, I have made my choice. Yours?
    `),
    hangman: lines(`
      I have a word, you name the letters, one at a time.
      Done, one letter each time, and seven misses are allowed.
    `),
    story: lines(`
      With pleasure, I begin: one night a light was burning in a lighthouse that had been empty for years. Now you.
      I begin: the letter had been on its way for thirty years when it arrived. You go on.
    `),
    associate: lines(`
      You say a word, I say what comes to mind. Begin.
      Good, without thinking. Your first word?
    `),
    cities: lines(`
      Each city begins with the last letter of the one before. You begin.
    `),
    chain: lines(`
      Each word begins with the last letter of the one before. Your first word?
    `),
    rhyme: lines(`
      You say a word, I rhyme. Begin.
    `),
    other: lines(`
      That one I cannot play in writing, to be honest. But I can do twenty questions, rock paper scissors or truth or dare. Which?
      I would only pretend to know how that works. Twenty questions, hangman, or guess my number instead?
    `),
  },
  answers: {
    yes: starts(
      String.raw`(?:yes|yeah|yep|yup|ye|ya|y|correct|right|exactly|it is|true|of course|definitely|sure|you (?:got|guessed) it|bingo)(?![\p{L}'])`,
    ),
    no: starts(
      String.raw`(?:no|nope|nah|n|wrong|not (?:really|quite|at all|even)|never|it isn'?t|it'?s not|incorrect|false|try again|guess again|nuh)(?!\p{L})`,
    ),
    partly: starts(
      String.raw`(?:kinda|kind of|sort of|sorta|sometimes|maybe|depends|it depends|partly|a bit|a little|yes and no|not always|(?:i )?don'?t know|idk|dunno|no idea|close|warm|almost|could be)(?!\p{L})`,
    ),
    higher: starts(
      String.raw`(?:it'?s )?(?:higher|more|bigger|up|too low|larger|above|warmer|is it (?:higher|bigger|more))(?!\p{L})`,
    ),
    lower: starts(
      String.raw`(?:it'?s )?(?:lower|less|smaller|down|too high|below|cold|colder|is it (?:lower|smaller|less))(?!\p{L})`,
    ),
    giveUp: says(
      String.raw`give up|no idea|tell me|i surrender|what is it|what was it|i pass|stop|idk`,
    ),
    again: starts(
      String.raw`(?:ok |one more |once more|play )?(?:again|another|more|rematch|next|go|ready|ok|best of|three|3|shoot|time)(?!\p{L})`,
    ),
    yourTurn: says(
      String.raw`your turn|you pick|you choose|now you|and you|what about you|i ask you`,
    ),
    end: starts(String.raw`(?:the )?end|and they lived happily|stop|i'?m done|enough`),
    truth: says('truth'),
    dare: says('dare'),
  },
  tells: starts(
    String.raw`(?:you (?:win|won|lose|lost)|it (?:was|is) (?:a|an|the|my|your)|it'?s (?:a|an|the|my|your)|i was thinking|the answer)(?!\p{L})`,
  ),
  guessOf: {
    food: says(
      String.raw`(?:ate|eat|eating|eaten|cooked|cooking|baked|had for (?:breakfast|lunch|dinner)|drank|drinking|for (?:breakfast|lunch|dinner)|made for)`,
    ),
    place: says(String.raw`guess where`),
    who: says(String.raw`guess who`),
    thing: says(String.raw`(?:bought|got|found|ordered|have in my|holding|wearing)`),
  },
  guesses: {
    food: lines(`
      Pancakes?
      Something with pasta?
      Soup?
      Eggs on toast?
      Leftovers from last night?
    `),
    place: lines(`
      By the sea?
      On a train?
      In a café?
      At the hairdresser's?
    `),
    who: lines(`
      Somebody from school?
      Your ex?
      A neighbour?
      Somebody famous?
    `),
    thing: lines(`
      A book?
      Shoes?
      Something for the kitchen?
      A plant?
    `),
  },
  isIt: 'Is it {thing}?',
  questions: pairs(`
    a = Is it alive?, n = Is it an animal?, j = Is it a person?, p = Does it grow?
    e = Does one eat or drink it?, h = Does one find it at home?, b = Is it bigger than a person?
    c = Does it need electricity?, o = Does it fit into one hand?, v = Can it carry people?
    w = Does one wear it?, m = Does it make a sound?, r = Does it have to do with reading or writing?
    f = Is it up in the sky?, s = Can one sit or lie on it?, k = Does it get hot?, t = Is it kept as a pet?
    u = Does it have to do with water?, d = Do you use it every day?, x = Is it made of metal?
    g = Is it round?, q = Is it soft?
  `),
  things: pairs(`
    cat = a cat, dog = a dog, horse = a horse, cow = a cow, bird = a bird, fish = a fish
    elephant = an elephant, spider = a spider, bear = a bear, tree = a tree, flower = a flower
    apple = an apple, banana = a banana, bread = bread, pizza = a pizza, cheese = cheese, cake = a cake
    ice = ice cream, coffee = coffee, tea = tea, egg = an egg, soup = soup, chocolate = chocolate
    phone = a phone, television = a television, computer = a computer, lamp = a lamp, fridge = a fridge
    washer = a washing machine, bicycle = a bicycle, car = a car, train = a train, plane = a plane
    ship = a ship, bus = a bus, book = a book, pen = a pen, key = a key, knife = a knife, spoon = a spoon
    cup = a cup, kettle = a kettle, chair = a chair, bed = a bed, sofa = a sofa, table = a table
    door = a door, mirror = a mirror, clock = a clock, watch = a watch, ring = a ring, shoe = a shoe
    hat = a hat, coat = a coat, sock = a sock, umbrella = an umbrella, guitar = a guitar, piano = a piano
    ball = a ball, money = money, candle = a candle, pillow = a pillow, blanket = a blanket, soap = soap
    house = a house, sun = the sun, moon = the moon, star = a star, sea = the sea, mountain = a mountain
    rain = the rain, river = a river, you = you yourself, me = me, mother = your mother, baby = a baby
  `),
  says: {
    won: lines(`
      Ha, I knew it! Your turn to be clever now.
      Got it. I shall be insufferable for the rest of the evening.
      There we are! That was a good one.
    `),
    givesUp: lines(`
      I give up, you have beaten me. What is it?
      That is beyond me. Tell me!
      I surrender. What was it?
    `),
    solved: lines(`
      I would never have got there. Well played.
      Of course, and I was looking in quite the wrong corner. Point to you.
      Oh, that is good. You have a poker face in writing, too.
    `),
    isNumber: lines(`
      Is it {n}?
      {n}?
      I say {n}. Higher or lower?
    `),
    miscounted: lines(`
      Then there is no number left, one of us has miscounted. Which is it?
    `),
    higher: lines(`
      Higher than {n}.
      More than {n}. Go on.
    `),
    lower: lines(`
      Lower than {n}.
      {n} is too high. Try again.
    `),
    rightNumber: lines(`
      {n}, exactly! I did not make it easy for you.
      Yes, {n}. Now I wonder whether you can read minds.
    `),
    hintHigher: lines(`
      Yes, it is higher than {n}, if that is what you ask.
    `),
    hintLower: lines(`
      It is lower than {n}, that much I will give away.
    `),
    reveal: lines(`
      It was {n}. You were closer than you think.
      {n} it was. Shall we have another go?
    `),
    truths: lines(`
      Then honestly: what is something you have never told anybody, because nobody asked?
      When did you last laugh at a moment when it was not allowed?
      What was your most embarrassing message to the wrong person?
      What do you pretend to like?
    `),
    dares: lines(`
      I dare you to stand on one leg while you write me the next sentence. It has to be a long one.
      Then write to somebody you have not written to for a month, just to say hello. Tell me when it is done.
      I dare you to sing one line of a song out loud, wherever you are. Which one was it?
    `),
    heardTruth: lines(`
      Thank you, that stays between us. Now it is my turn: ask me, I take truth.
      I like that you said it. Now you may ask me something, I choose truth.
      Well done. My turn: truth, so ask away.
    `),
    mine: lines(`
      I take truth. Ask, and I will not wriggle.
      Truth, then. What do you want to know?
    `),
    draw: lines(`
      I had {mine} as well. A draw, so again?
      {mine} here too! Once more.
    `),
    iWin: lines(`
      I have {mine}, so this one is mine. Revenge?
      {mine}! I win, just about. Again?
    `),
    youWin: lines(`
      I had {mine}. You win, no arguing with that. Again?
      Only {mine} on my side, so the point is yours. Another round?
    `),
    ready: lines(`
      I have chosen. What do you show?
      Ready, on three. One, two, and?
      My hand is behind my back again. Yours?
    `),
    hit: lines(`
      {letter} is in it: {shown}
      Yes, {letter}: {shown}
    `),
    miss: lines(`
      No {letter}, {left} misses left: {shown}
      {letter} is not in it, you have {left} left: {shown}
    `),
    guessed: lines(`
      It is “{word}”, you have it! I should have taken a harder one.
    `),
    hanged: lines(`
      The word was “{word}”. Nobody was hanged, we only lost a little pride.
    `),
    storyTurns: lines(`
      And just at that moment, there was a knock, three times, slowly.
      Outside stood somebody who ought not to have been there at all, and smiled.
      “I have been looking for this for a long time,” said a voice, “and now it is nearly too late.”
      There was only one way out, and it led down a stair that nobody had ever noticed.
      At the bottom it smelled of oranges, and a small light was moving to and fro.
      Then everything was silent, and what had been hidden all along came into the light.
      Nobody said a word, but all of them understood what had to be done now.
    `),
    storyEnds: lines(`
      And so it ended, more quietly than it had begun. We should write that down, the two of us.
      The end. I would read that book, and I would know who wrote the best lines.
    `),
    word: lines(`
      {word}.
      {word}. Now you.
    `),
    noWord: lines(`
      To “{echo}” I have nothing, so this point is yours. Another word?
    `),
    noRhyme: lines(`
      Nothing rhymes with “{echo}”, not in my head. Give me another one.
    `),
    wordsEnd: lines(`
      That was fun, I would have gone on for hours. You have more words than I have.
    `),
  },
  throws: {
    rock: { heard: says('rock|stone'), name: 'rock' },
    paper: { heard: says('paper'), name: 'paper' },
    scissors: { heard: says('scissors?|scissor'), name: 'scissors' },
  },
  ...wordLists,
};
