import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Right, I see.
    Point taken.
    Understood, I think.
    Well, well.
    Is that so.
    I'm paying attention.
    That I did not know.
    I'll take your word for it.
    Hm, okay.
    I'm listening, even if it doesn't show.
    You learn something every day.
    Okay, I have that now.
    I'm keeping track, believe it or not.
    Fair enough, I follow.
    Good to know, and I mean that.
    Consider me informed.
  `),
  probe: lines(`
    And what do you make of it?
    How do you feel about it, on the whole?
    Is there more to it than that?
    Anything else I should know?
    What's your honest opinion on it?
    Do you give it much thought?
    Would you care to expand on that?
    On balance, is that good or bad for you?
    And where do you stand on it?
    What brings it up today?
    What would you say if somebody else told you that?
    Carry on, I'm interested.
    The details are welcome, even the dull ones.
    You may go on, I've nothing against the long version.
    Do tell me a little more.
    Feel free to elaborate.
    I wouldn't mind hearing the rest.
    Go ahead, I won't interrupt.
  `),
  glad: lines(`
    Actual good news, well done.
    I'm pleased for you, even if I don't show it much.
    That's good, no buts.
    Nice, you've every reason to be happy.
    Congratulations, and I don't hand those out lightly.
  `),
  sorry: lines(`
    That's rotten, and I won't dress it up.
    Well, that's unfair.
    I'm sorry, no jokes this time.
    That's hard luck, and I mean it.
    For what it's worth, I'm on your side.
    I'm sorry you have to deal with that.
    Nobody needs that, least of all you.
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
    I'll take that as a good sign.
    Glad somebody's amused.
    Even I had to smile a little.
    All right, that was a bit funny.
    Nice, a laugh.
    I'm smiling, you just can't see it.
  `),
  nod: lines(`
    Noted.
    Fair enough.
    So be it.
    That will do.
    No objections.
    I can work with that.
    Acceptable.
    It could be worse.
    Good enough for me.
  `),
  yes: lines(`
    A clear answer, I like that.
    I suspected as much.
    Well, that's settled.
    Understood, yes.
    Right, no need to discuss it.
    Thank you, that was quick.
    Then I guessed correctly, for once.
  `),
  no: lines(`
    Right, scratch that.
    Fair, I only asked.
    Well, it was worth asking.
    Understood, no it is.
    A firm no, that's fine.
    Okay, so I was wrong.
    Then we can skip that one.
  `),
  dodge: lines(`
    Nobody has asked me that so far. What would you answer?
    I'd need to think before I commit to anything there. And your view?
    I could make something up, but you'd notice.
    That's a fair question, and I have no fair answer yet.
    I have an opinion on most things, just not on that.
    I'd rather say nothing than something wrong there.
    Good question, and I'll have to owe you the answer.
    Hm, you go first on that one.
    I never got round to thinking about that. How about yourself?
    Ask me again when I've thought it over.
    My honest answer is that I'm not sure.
    That one is harder than it looks. How would you put it?
  `),
  lead: lines(`
    Well, here's one.
    This one is true, for better or worse.
    Short story, I promise.
    All right, one from me.
    I'll keep it brief.
    Here goes.
    I can offer you this.
    Let me contribute something.
    Then I'll say something for a change.
    I happen to have one.
  `),
  counsel: lines(`
    Speaking as an outsider, then.
    For what my advice is worth.
    Here's my plain opinion.
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
