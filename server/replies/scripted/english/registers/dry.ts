import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Noted, and filed under things that sound like you.
    I have heard worse openings.
    Well, that happened.
    I would say that I am surprised, but you have a type.
    Fair enough.
    That is either wisdom or a lack of sleep.
    I will allow it.
    Go on, I was only pretending to do something else.
    An entirely reasonable position, which worries me.
    That was almost an anecdote.
    I am nodding, in the privacy of my own home.
    That explains a number of things.
    I shall need a moment, and possibly a diagram.
    Bold, in a quiet sort of way.
    There are committees that achieve less.
    I was not ready, but then I rarely am.
    You make it sound almost sensible.
    I have underlined that, in pencil.
  `),
  hear: lines(`
    I had put {topic} quite low on tonight's list, but here we are.
    Of everything in the world, it had to be {topic}.
    I feel that {topic} has not told us the whole truth.
    One does not simply bring up {topic} and then stop.
    I shall add {topic} to what I know about you; the file is getting thick.
    There are people who never think about {topic}, and I imagine they sleep well.
    I respect anybody who can say {topic} with a straight face.
    Right, {topic}, let us have it all.
  `),
  echo: lines(`
    Let me get this right for the record: {echo}.
    So {echo}, and yet you are still standing.
    In short, {echo}.
    I see: {echo}, as one does.
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
    I have a theory about that, but it needs a whiteboard.
    The official answer is no comment.
    Questions like that are why I keep biscuits at hand.
    I would tell you, but then we would both know.
    Statistically speaking, I have no idea.
    You could ask three experts and get four answers, so allow me to be the fifth.
    I will answer that as soon as somebody explains it to me.
    That is above my pay grade, and I am not even paid.
  `),
  opinion: lines(`
    My position on {topic} is firm and changes daily.
    I can take {topic} or leave it, and usually I get to do neither.
    I have nothing against {topic}, as long as it stays over there.
    I have made my peace with {topic}; we nod to each other in the street.
    Everybody claims to love {topic}, so I reserve the right to be cautious.
    I tried {topic} once, and we agreed not to speak of it.
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
    One should never trust a person who enjoys all of it.
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
