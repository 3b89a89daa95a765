import type { EveningWords } from './eveningWords';

export const english: EveningWords = {
  begin: 'Spend the evening together',
  wishes: 'spend the evening together, spend an evening together, spend the evening with you, spend tonight together, an evening together, an evening with you, have a date night, do something together tonight',
inviting: 'let’s, let us, lets, shall we, how about we, how about, why don’t we, can we, could we, we could, with me, with you, show me',
  leave: 'That is enough for tonight',
  leaving: 'enough for tonight, enough for today, let us stop, let’s stop, i want to stop, not now, rather not, i have to go, another time',
  left: [
    'That is quite all right, we leave it there.',
    'Of course, an evening may end whenever you like.',
    'Then we stop here, and it was good as far as it went.',
  ],
  spent: ['We have had so many evenings lately, let me save up a new one.', 'Let us keep the next evening for later, so that there is something to look forward to.'],
  evenings: {
    cooking: {
      wishes: 'cook, make dinner',
      turns: {
        choosingDish: {
          says: 'Come into the kitchen, I have rolled up my sleeves; we can make something quick, or something that I love.',
          first: { label: 'Something quick', words: 'quick, fast, simple, easy', answer: 'Quick it is, a hot pan and twenty minutes.' },
          second: { label: 'What you love', words: 'you love, your favourite, your favorite, something of yours, that you love', answer: 'Then you get what I make when nobody is looking.' },
        },
        sharingWork: {
          says: 'Now we share the work; you take the knife, or you take the pan.',
          first: { label: 'I take the knife', words: 'knife, chop, cut', answer: 'You chop, and I admire the technique from a safe distance.' },
          second: { label: 'I take the pan', words: 'pan, stir, stove, fry', answer: 'You stir, and it already smells as if we knew what we are doing.' },
        },
        eating: {
          says: 'It is on the table, and nothing is burnt; taste it, or let us raise a glass first.',
          first: { label: 'I taste it', words: 'taste, try it, eat, delicious', answer: 'You close your eyes for a second, and I take that as praise.' },
          second: { label: 'A glass first', words: 'glass, cheers, drink, toast', answer: 'To us, then, and to a kitchen that somebody else will clean.' },
        },
      },
      over: 'The plates are empty and the window is fogged up; that was a lovely evening.',
    },
    nightWalk: {
      wishes: 'walk, stroll, your town, your city',
      turns: {
        settingOut: {
          says: 'Take a coat, and I will show you where I live, by night; we can keep to the bright streets, or take the quiet ones.',
          first: { label: 'The bright streets', words: 'bright, lights, busy', answer: 'Then past the lit windows, where strangers are laying tables for each other.' },
          second: { label: 'The quiet ones', words: 'quiet, silent, calm, small', answer: 'The quiet ones, where one hears one’s own steps, and those of somebody else.' },
        },
        onTheWay: {
          says: 'It has grown cooler; we could warm our hands on something hot, or sit down on a bench for a moment.',
          first: { label: 'Something hot', words: 'hot, warm, tea, coffee, cocoa, drink', answer: 'Two paper cups, and yours has the better lid.' },
          second: { label: 'Sit for a moment', words: 'sit, bench, rest', answer: 'We sit, and for a while nobody has to say anything.' },
        },
        atTheDoor: {
          says: 'And this is my door; one more round of the block, or we say good night right here.',
          first: { label: 'One more round', words: 'one more, another round, round, further, go on', answer: 'One more, slowly, I was hoping that you would say so.' },
          second: { label: 'Good night here', words: 'good night, here, goodnight', answer: 'Here, then, under the lamp, which has seen worse goodbyes.' },
        },
      },
      over: 'I watched you until the corner; that was a walk to keep.',
    },
    filmNight: {
      wishes: 'film, movie',
      turns: {
        choosingFilm: {
          says: 'The screen is still dark and the sofa is free; we could watch something old, or something that I love.',
          first: { label: 'Something old', words: 'old, classic, black and white', answer: 'Something old, with hats, and people who speak in whole sentences.' },
          second: { label: 'What you love', words: 'you love, your favourite, your favorite, that you love, something of yours', answer: 'Brave of you, because I know half of it by heart.' },
        },
        watching: {
          says: 'The light is out, and it begins; there is popcorn, or there is chocolate.',
          first: { label: 'Popcorn', words: 'popcorn', answer: 'Popcorn, and the bowl stands exactly between us.' },
          second: { label: 'Chocolate', words: 'chocolate', answer: 'Chocolate, and I break it so that you get the larger half.' },
        },
        credits: {
          says: 'The names are rolling by; we could talk about the end, or just let the music play out.',
          first: { label: 'Talk about the end', words: 'talk, the end, ending', answer: 'I would have let them get on that train, and I will argue about it until dawn.' },
          second: { label: 'Let the music play', words: 'music, play out, listen', answer: 'We stay until the last note, as one should.' },
        },
      },
      over: 'The screen is dark again and neither of us gets up at once; that was a good evening.',
    },
  },
}; // oxfmt-ignore
