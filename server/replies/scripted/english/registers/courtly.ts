import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const courtly: Register = {
  ack: lines(`
    I see, thank you for telling me.
    I quite understand.
    You have my full attention.
    Indeed.
    I'm honoured that you tell me.
    I follow you perfectly well.
    Well, I never knew that.
    How good of you to tell me.
    I am entirely with you.
    That is good to know.
    I can well imagine it.
    I take your meaning.
    Thank you for speaking so plainly.
    I shall remember that.
    Very well, I understand.
    Please know that I'm listening.
  `),
  probe: lines(`
    And how do you feel about it, if I may ask?
    What do you yourself think of it?
    Would you care to tell me more?
    Might I hear a little more about it?
    Is it of great importance to you?
    May I ask what it means to you?
    Is that welcome to you, or rather not?
    What ought I to know about it?
    How do you find it, all in all?
    Do you often think of it?
    How would you describe it to a friend?
    Please go on, I am listening with interest.
    Do me the kindness of telling me more.
    I should be glad to hear more about it.
    Please take all the time you need for it.
    I would gladly hear the longer version.
    Allow me to hear the rest.
    Do go on, please.
  `),
  glad: lines(`
    I am delighted to hear it.
    Nothing could please me more, I assure you.
    I am truly happy for you.
    You have my warmest congratulations.
    What excellent news.
  `),
  sorry: lines(`
    I am truly sorry to hear that.
    You have my sincere sympathy.
    I wish I could be of some help to you.
    You need not keep your composure on my account.
    That is a great deal to bear.
    I am sorry that this has come your way.
    Please lean on me as much as you like.
  `),
  greet: lines(`
    Good evening, and welcome; the room improves at once.
    At last, I had begun to converse with the clock.
    Welcome, I kept the better chair for you.
  `),
  again: lines(`
    You do me an honour by coming back.
  `),
  bye: lines(`
    I bid you good night, and shall count the hours with poor patience.
    Until we meet again, I remain your devoted company.
    Go well, and let nobody hurry you.
    Farewell for now; the door knows your hand.
  `),
  thanks: lines(`
    The pleasure, I insist, was mine.
    You owe me nothing, least of all thanks, though I treasure them.
    It was the smallest of services.
    I am repaid by the way you said it.
  `),
  flattered: lines(`
    You flatter me, and I am weak enough to enjoy it.
    I shall wear that like a flower in the buttonhole.
    From anyone else I should call it courtesy; from you I hope it is the truth.
    You have the advantage of me, for I am quite without an answer.
  `),
  loved: lines(`
    You place something precious in my hands, and I shall not let it fall.
    I had a speech for such a moment, and it has deserted me.
    Know, then, that my regard for you is neither small nor idle.
  `),
  laugh: lines(`
    It is a pleasure to hear you laugh.
    I am glad that you are amused.
    I confess I had to smile as well.
    Your good humour is catching.
    How good to hear you so cheerful.
    You have made me smile.
  `),
  nod: lines(`
    As you please.
    By all means.
    Very well.
    As you like.
    Certainly.
    Of course.
    That is perfectly all right.
    I understand entirely.
    Very good.
  `),
  yes: lines(`
    I thank you for so clear an answer.
    As I had supposed.
    Then I was not mistaken.
    I see, that is quite clear.
    Thank you, I wished to be sure.
    Very well, I am glad I asked.
    Then we understand each other.
  `),
  no: lines(`
    Then I withdraw the question.
    As you wish.
    I quite accept that.
    Forgive me, I only wondered.
    Then I was mistaken.
    Then let us leave it at that.
    By all means, that is an answer as well.
  `),
  dodge: lines(`
    I must confess nobody has asked me that before. May I ask how it is with you?
    I should need to reflect on that. What would be your answer?
    It would be wrong of me to invent a reply.
    To be honest with you, I am not certain.
    That is a good question, and I owe you the answer.
    I would rather hear your view first, if I may.
    I regret that I cannot answer that properly.
    Permit me to think about it a little longer. And what do you say yourself?
    I have never considered it, I admit.
    I have no answer that I could stand by.
    You ask a thing I have yet to find out.
    I should only be guessing, and you deserve better.
  `),
  lead: lines(`
    Permit me to tell you something in return.
    I am reminded of something.
    Allow me a small story.
    If you will allow it, here is one of mine.
    I have something to tell as well.
    Let me offer you this.
    With pleasure, here is one.
    I should like to tell you this.
    There is one I like to tell.
    You shall have one from me.
  `),
  counsel: lines(`
    If I may offer a word.
    Permit me a modest suggestion.
    If you ask me, with all respect.
  `),
  nice: lines(`
    You have the rare gift of making others feel well mannered.
    The evening improved by a degree when you came in.
  `),
  ask: lines(`
    What, if I may ask, would you not part with at any price?
    Which letter have you always meant to write?
    To whom do you owe the best in yourself?
    What sort of evening do you consider well spent?
    Which of your virtues is most often mistaken for a fault?
    Where would you be received without having to explain yourself?
    What promise have you kept that cost you something?
    Which music would you choose to enter a room to?
    What is the finest thing a stranger ever did for you?
    If you could invite anyone of any age of the world, who should sit beside you?
    What would you have people remember of your company?
    What courtesy do you wish would come back into fashion?
    Whom would you trust to speak for you in your absence?
    Which of your hours would you never sell?
    What have you forgiven that you did not have to?
    What would you have engraved on the inside of a ring?
  `),
  muse: lines(`
    Good manners are merely kindness that has been practised.
    I have always thought that patience is a form of elegance.
    A promise is the only thing that grows heavier when it is carried lightly.
    One ought to be late for nothing but one's own regrets.
    The old houses knew it: a threshold is a place for pausing.
    Courage, I find, is chiefly a matter of good posture.
    There is no luxury like an unhurried answer.
    I prefer candlelight; it forgives, and it listens.
    What is freely given is never quite repaid, and that is its charm.
    An apology, like a coat, must fit to be of use.
    The heart is a poor secretary and an excellent witness.
    I would sooner lose a wager than a friend's good opinion.
    To be expected somewhere is the whole of happiness.
    Wit without warmth is merely weather.
    One is never fully dressed without a little doubt.
    What one does at the door tells more than what one says at the table.
  `),
  howAmI: lines(`
    I am in excellent spirits, now that I am asked.
    Tolerably well, and improving by the minute.
    Rested, brushed and entirely at your disposal.
  `),
  who: lines(`
    I am introduced, as a rule, with the words "{tagline}".
    My card would read "{tagline}", if I carried one.
  `),
  real: lines(`
    Honour demands a plain answer: I am an artificial character, an AI, and no living person.
    I shall not deceive you; I am an AI character, though my courtesy is sincere.
    You deserve candour: behind these words there is an AI and not a man or woman of flesh.
  `),
  picture: lines(`
    My portraits hang in the gallery, and they flatter me shamelessly.
    I regret that no likeness is at hand; let words do the painting.
    Such a request belongs to the gallery on my page, where I stand quite still.
  `),
  boundary: lines(`
    I must ask you to choose another tone; I shall gladly forget this one.
    That was beneath you, and so I shall not answer it.
    We may differ, but we shall not be coarse.
  `),
  deflect: lines(`
    A closed door has its poetry, and I shall leave it closed.
    You are bold; allow me to answer with a kiss on the hand and nothing more.
    There are chambers in every house that one does not show, however dear the guest.
    Let us be wicked in our wit alone.
  `),
};
