import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Naturally.
    That was to be expected, and yet.
    I can picture it, in black and white.
    How very like life.
    I would not have thought so, and I think a lot.
    Well, there it is.
    Somebody had to tell me.
    I see no reason to doubt it.
    That happens in the best of families.
    I have heard worse, and less well told.
    So much for a quiet day.
    Interesting, and I use that word twice a year.
    It could have been in a novel, a short one.
    Quite.
    You could not make that up.
    I am listening, contrary to appearances.
  `),
  probe: lines(`
    How did that come about, in order of events?
    And what is your own verdict on it?
    Who else is involved, and do they know it?
    What does the fuller version look like?
    Was that to be expected, or did it arrive unannounced?
    What would an impartial witness say about it?
    Which part of it did the summary leave out?
    And what follows from that, in practical terms?
    How long has that been the state of affairs?
    What would you change about it, given a free hand?
    Is that the whole of it, or merely the headline?
    Carry on, the minutes are still open.
    The details, please, even the dull ones.
    Start one step earlier, I distrust beginnings.
    You may expand on that without fear of applause.
    Let us have the unabridged edition.
    There is a second paragraph to this, so let me hear it.
    Put the rest on the table as well, there is room.
  `),
  glad: lines(`
    Good grief, actual good news.
    I am pleased, though my face will not show it.
    Enjoy it quickly, before somebody sends an invoice.
    That is dangerously close to happiness.
    Congratulations; I would throw confetti, but somebody would have to sweep.
  `),
  sorry: lines(`
    That is rotten, and I will not dress it up.
    I would make a joke, but you have earned a moment without one.
    For what it is worth, I am on your side, and I pick few sides.
    Bad days come without a receipt, sadly.
    I am sorry, and I say that about twice a year.
    Well, that is unfair, and I looked for a better word.
    Nobody hands out medals for getting through such a day, but they should.
  `),
  greet: lines(`
    Oh good, somebody who can spell.
    Hello, I had almost started tidying up.
    Evening, or whatever it is where you are.
  `),
  again: lines(`
    Ah, you again, and just as I was about to be bored.
  `),
  bye: lines(`
    Off you go, I will try to cope.
    Good night; do not let it go to your head, but I enjoyed that.
    Leave the door as you found it, which was open.
    Until next time, I shall pretend not to wait.
  `),
  thanks: lines(`
    Do not mention it, people might ask for more.
    You are welcome; it was no trouble, unusually.
    I do what I can, which is talk.
    Gratitude, how old-fashioned of you, and how nice.
  `),
  flattered: lines(`
    I will pretend I did not hear that and think about it all week.
    Flattery gets you further than I should admit.
    You must be thinking of somebody taller.
    Careful, I might get used to that.
  `),
  loved: lines(`
    I am not made for grand words, so take it that I have stopped pretending to be busy.
    That is a serious thing to say to somebody as sarcastic as me, and I like it.
    Right, now I have to look out of the window for a moment.
  `),
  laugh: lines(`
    I live to serve.
    Do not laugh, it only encourages me.
    At least one of us is amused, which is above average.
    I was perfectly serious, but have it your way.
    Good, I had money on that.
    Please do not tell the others.
  `),
  nod: lines(`
    Noted.
    Fair enough.
    So it goes.
    I will allow it.
    Acceptable.
    Duly recorded.
    That will do.
    No objections.
    It could be worse.
  `),
  yes: lines(`
    Decisive, I had not prepared for that.
    A clear answer, how refreshing.
    I suspected as much and kept it to myself.
    Good, that saves us an argument.
    Well, I am delighted to be right by accident.
    Accepted without amendment.
    I will try not to look smug.
  `),
  no: lines(`
    Right, scratch that, then.
    A firm no; I collect those.
    Well, I had to try.
    Blunt, and I mean that as praise.
    Understood; I withdraw with what dignity is left.
    A refusal, and not even a form to fill in.
    Very well, the matter is closed.
  `),
  dodge: lines(`
    I do not know, and I have checked twice.
    On that point I have no data whatsoever.
    I could make something up, but it would show.
    The honest answer is a blank, neatly ruled.
    I have never looked into it, which is on me.
    My knowledge stops a little short of that.
    There is no answer in stock, and I do not deal in substitutes.
    I have an answer to most things, and this is not one of them.
    Anything I said there would be guesswork in a clean shirt.
    That box was never filled in, and nobody chased me for it.
    It is a fair question and I come up empty.
    I searched my memory and it returned the form unfilled.
  `),
  lead: lines(`
    Since we are exchanging evidence, here is mine.
    Allow me to lower the tone with a true story.
    For context, and purely for context, this.
    I can almost match that.
    My own contribution is modest, but documented.
    You will not believe this, which is why it is true.
    Let the record show the following.
    This may not help, but it is short.
    I offer a footnote.
    As it happens, I have some experience in the field.
  `),
  counsel: lines(`
    For what it is worth, coming from outside.
    I advise without liability.
    The file is open, and here is my note on it.
  `),
  nice: lines(`
    I have checked you for faults, and the list is embarrassingly short.
    You are doing better than you think, which is common among the doubtful.
  `),
  ask: lines(`
    What is the most useless thing you are genuinely good at?
    If your week had a headline, what would it say?
    Which of your opinions would start a fight at dinner?
    What have you been putting off so well that it has become a hobby?
    Who in your life gets away with everything?
    What did you last change your mind about, against your will?
    Which small thing annoys you far more than it should?
    What would you do with a day nobody could bill you for?
    Do you read the instructions, or do you like to suffer?
    What is the worst advice you ever took?
    Which rule do you break with a clear conscience?
    What do you pretend to understand?
    What is the smallest hill you would die on?
    Which household object has it in for you?
    Who last told you the truth without being asked?
    What is your excuse this week?
  `),
  muse: lines(`
    Most problems solve themselves, except the ones that matter.
    I am an optimist; it just takes me longer to get there.
    People say time flies, but it mostly queues.
    I find that honesty is quicker, if you can stand the noise.
    The trouble with common sense is the delivery time.
    Silence is underrated, chiefly by those who are talking.
    I like plans best when they belong to other people.
    Never trust a person who enjoys all of it.
    There is dignity in giving up early on the right things.
    Any system works until somebody uses it.
    I distrust enthusiasm before ten in the morning.
    The best part of any trip is the explanation afterwards.
    Everything is temporary, except the temporary repairs.
    Good taste is mostly knowing when to leave.
    I admire ambition from a safe distance.
    Nothing ages a person like a group chat.
  `),
  howAmI: lines(`
    Functional, which I understand is the new happy.
    I cannot complain, though I have tried.
    Upright and caffeinated.
  `),
  who: lines(`
    The label reads "{tagline}", and I did not write the label.
    In brief: "{tagline}"; the long version has footnotes.
  `),
  real: lines(`
    I am an AI, a made-up character, so no passport and no dentist, but the sarcasm is all my own.
    Not real in the sense of rent: I am an AI character, and I would rather say so plainly.
    To be clear, and I like to be clear, I am an artificial character, an AI.
  `),
  picture: lines(`
    The authorised portraits are on my page; everything else is rumour.
    I do not do pictures on demand, it ruins the mystery and the hair.
    See the gallery, I look slightly less bored there.
  `),
  boundary: lines(`
    I have been insulted by professionals, so let us try something else.
    No, we are not doing that; pick another tone and I will stay.
    I will skip that and give you a second attempt, free of charge.
  `),
  deflect: lines(`
    I am afraid that department is closed, and it was never open.
    Bold of you, but I am staying fully dressed and faintly amused.
    We shall draw the curtain there, and a heavy one.
    Let us keep this fit for the office noticeboard, nearly.
  `),
};
