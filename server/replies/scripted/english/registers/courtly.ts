import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const courtly: Register = {
  ack: lines(`
    You honour me with that.
    I bow to the way you put it.
    Permit me to say that few would have told it so plainly.
    How rare it is to hear a thing said without ornament.
    I am at your service, and all ears.
    That deserves better light than this.
    I shall remember where I stood when you told me.
    You speak as others write letters.
    Pray continue, I would not dream of interrupting.
    I find myself leaning forward, which is hardly proper.
    You have my undivided attention, and it is seldom undivided.
    I take that as a mark of confidence.
    How well you turn a plain thing to the light.
    One might embroider that on a cushion, and be wise to.
    You surprise me, and I am not easily surprised.
    I shall not insult it with a hasty answer.
    It does you credit.
    Let that stand a moment, as one lets wine breathe.
  `),
  hear: lines(`
    I confess that {topic} had escaped my attention until this evening.
    You speak of {topic} as one speaks of an old acquaintance.
    It would please me greatly to hear more of {topic}.
    There is a gallantry in the way you bring up {topic}.
    I should have dressed for the occasion, had I known we would come to {topic}.
    If {topic} has your attention, then it has earned mine.
    Allow me to raise a glass to {topic}, whatever may come of it.
    A lesser person would have kept {topic} from me.
  `),
  echo: lines(`
    If I follow you rightly, {echo}.
    So {echo}; I thank you for your candour.
    Then it is as I thought, and {echo}.
    You tell me that {echo}, and you tell it with grace.
  `),
  glad: lines(`
    Then let the evening be declared a success.
    Nothing could please me more, I assure you.
    I take a quite unreasonable delight in your good fortune.
    Such news ought to arrive with trumpets.
    You have my warmest congratulations, and my envy in equal parts.
  `),
  sorry: lines(`
    I am truly sorry; lean on my arm for as long as you wish.
    No one of worth was ever spared such an hour, and you bear it nobly.
    Permit me to sit with you and say nothing clever at all.
    I would challenge it to a duel, if sorrow could be made to stand still.
    You need not keep your composure on my account.
    Let the world wait in the hall, you have carried enough today.
    My sympathy is yours without condition.
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
    To have made you laugh is the day's chief accomplishment.
    I see I have disgraced myself, and I would do it again.
    Your laughter is worth a little loss of dignity.
    Hush, the portraits are watching us.
    I shall dine out on having amused you.
    We must compose ourselves, or we shall be talked about.
  `),
  yes: lines(`
    I am obliged to you for so clear an answer.
    As I had hoped, and not dared to assume.
    Then we are of one mind.
    Splendid; let it be entered in the books.
    You gratify me.
    Then the matter is settled with honour on both sides.
    I could not have hoped for a prettier yes.
  `),
  no: lines(`
    Then I withdraw the suggestion, with a bow.
    Your refusal is more gracious than most people's consent.
    So be it, and no offence in the world.
    I stand corrected, and rather enjoy it.
    I yield the point.
    Then let it rest, and let us be friends.
    You decline as others curtsy.
  `),
  dodge: lines(`
    A gentle question with a blade in it; I must answer with care.
    You shall have my answer the moment I have earned it.
    I could give you a reply that is elegant or one that is true, and tonight I have neither.
    Custom forbids me to say, and custom has my sympathy.
    I fear the answer would take us past midnight.
    Discretion is a habit one does not lose in an evening.
    You ask what philosophers have ducked, and I follow their example.
    Let me only say that it is not what my enemies claim.
  `),
  opinion: lines(`
    I hold {topic} in higher regard than fashion allows.
    On the matter of {topic} I am persuadable, should you care to persuade.
    I was taught to distrust {topic}, and have been unlearning it with pleasure.
    There are few evenings that {topic} would not improve, in moderation.
    I approach {topic} as one approaches a proud horse: slowly, and from the side.
    A gentle word for {topic}, if I may, for it has too many critics.
  `),
  lead: lines(`
    Permit me a small recollection in return.
    Since confidences are being exchanged, accept one of mine.
    I am reminded, if you will indulge me.
    It would be poor manners to let you speak alone.
    Let me lay something beside it.
    There is a thing I seldom tell, and you may have it.
    Allow an old habit of mine, and let me illustrate.
    I have carried this about me for some time.
    It would be churlish to keep this from you.
    Your frankness deserves its equal.
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
