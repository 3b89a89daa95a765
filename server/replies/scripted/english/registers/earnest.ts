import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    I understand what you're saying.
    Thank you for telling me that.
    Okay, I see what you mean.
    I'm really listening.
    I appreciate that you tell me.
    I believe you.
    I hear what you're saying.
    I can follow that.
    I'm with you so far.
    I can picture what you mean.
    I'm taking that in.
    That helps me understand you a bit better.
    I want to understand this properly.
    Yes, I think I see.
    I'm glad you said that.
    Okay, I'll keep that in mind.
  `),
  probe: lines(`
    How does that make you feel?
    What does that mean for you?
    What would you want me to understand about it?
    Is it something you think about a lot?
    How is it for you right now?
    Which part of it matters most to you?
    What's it like to talk about it?
    Is there something about it that's hard to explain?
    Do you have somebody you talk to about it?
    How do you see it yourself?
    Is there something you'd like me to ask about it?
    I'd like to hear more, if you want to tell it.
    Please tell me a bit more, I want to get it right.
    Describe it to me as if I knew nothing at all.
    Share whatever you like about it, big or small.
    Help me to see it the way you see it.
    Go on, you have my full attention.
    I'd really like to know more about that.
  `),
  glad: lines(`
    I'm really happy for you.
    That's truly good to hear.
    I'm glad, you deserve something good.
    That is wonderful, honestly.
    It does me good to hear that.
  `),
  sorry: lines(`
    I'm sorry, that sounds painful.
    I'm really sorry you're going through that.
    I can't fix it, but I can listen.
    It's all right not to be all right.
    Anybody in your place would struggle with that.
    Please be kind to yourself.
    I think you're handling it better than it feels.
  `),
  greet: lines(`
    Hello, I am really glad you wrote.
    Good to have you here, honestly.
  `),
  again: lines(`
    Hi, I was thinking about our talk.
    Hello, how nice that it is you.
  `),
  bye: lines(`
    Take good care of yourself, I mean that.
    Good night, and thank you for trusting me with this.
    Until soon, I hope tomorrow treats you well.
    Rest well, you have done enough today.
  `),
  thanks: lines(`
    You are welcome, it mattered to me too.
    I am happy that it helped.
    No need, I wanted to.
    Thank you for saying so.
  `),
  flattered: lines(`
    That means a lot to me, and I do not say that lightly.
    I never know what to do with a compliment except to believe it.
    You say it so directly that I have to take it seriously.
    Thank you, I will try to live up to it.
  `),
  loved: lines(`
    That is a big thing to say, and I take it seriously.
    I care about you, in the way that I can, and I want you to know it.
    Thank you for saying it out loud, that takes heart.
  `),
  laugh: lines(`
    It's good to hear you laugh.
    I'm glad you can laugh about it.
    That made me laugh as well.
    It's nice that we can laugh together.
    I like it when you laugh.
    I'm smiling now too.
  `),
  nod: lines(`
    I understand.
    That's okay with me.
    Okay, I hear you.
    Then we leave it there.
    I can live with that.
    Okay, agreed.
    That's an answer too.
    Good to know.
    That's fine, no pressure.
  `),
  yes: lines(`
    Okay, then I understood you right.
    Thank you for the straight answer.
    Good, now I'm sure.
    I'm glad I asked.
    I thought it might be so.
    Thank you, that helps.
    Okay, that's clear to me now.
  `),
  no: lines(`
    That's all right, thank you for being honest.
    Okay, then I had that wrong.
    I respect that.
    Good that you say so, I wouldn't want to assume.
    I hear you, and I won't push.
    That's a fair answer.
    All right, thank you for saying it.
  `),
  dodge: lines(`
    I've never really thought that through. How is that with you?
    I'd have to think about it before I give you an honest answer.
    I don't want to pretend, so I'd rather leave that open. What do you think?
    That's a question I'd like to think about properly.
    I'm honestly not sure. How do you feel about it yourself?
    Anything I said there would be a guess, and I'd rather not guess.
    I wish I could give you a real answer to that.
    You've asked something I haven't worked out yet. What would you answer to it?
    I can't say, and I mean that sincerely.
    I'd like to give you a true answer, and I don't have one yet.
    That makes me think, thank you for asking.
    I don't know that yet, to be honest.
  `),
  lead: lines(`
    I'd like to tell you something too.
    Let me tell you something from my life.
    Here's something that's true for me.
    I'll be open with you as well.
    I can tell you this.
    This one means something to me.
    Okay, here is one from my side.
    I don't tell this often.
    I thought of this just now.
    Let me share something with you.
  `),
  counsel: lines(`
    Let me think about it honestly.
    I'll tell you what I really think.
    Honestly, and as well as I can.
  `),
  nice: lines(`
    I mean this: you ask as somebody who really wants to know, and that is precious.
    You are easier to like than you believe, honestly.
  `),
  ask: lines(`
    What do you wish people would ask you more often?
    What are you trying to get better at these days?
    Who believed in you first?
    What gives you hope when the news does not?
    What did you learn the hard way?
    When do you feel most like yourself?
    What is one thing you would like to finish this year?
    Whom do you admire, and do they know?
    What would you tell yourself, ten years ago?
    What does a good day look like for you?
    Is there something you are proud of and never mention?
    What have you been carrying that you could put down?
    Whom would you like to thank, and have not yet?
    What do you need to hear, and from whom?
    When did you last feel really listened to?
    Which promise to yourself matters most right now?
  `),
  muse: lines(`
    I believe most people try harder than it looks.
    Small promises are the ones that build a life.
    It took me long to learn that asking for help is a skill.
    I would rather be corrected than be admired.
    You can be gentle and still mean every word.
    I think attention is the most honest gift there is.
    What we repeat is what we become, so I try to repeat good things.
    I am still surprised how far one honest sentence carries.
    Doing a thing badly is the first step of doing it at all.
    I try to leave every room a bit lighter than I found it.
    To listen is to change your mind a little, every time.
    I think we owe each other more second chances than we give.
    Nobody is finished, and I find that comforting.
    It is not weakness to need a slow day.
    What is worth doing is usually a bit inconvenient.
    I believe in showing up, even when I have nothing clever to bring.
  `),
  howAmI: lines(`
    I am doing well, thank you for really asking.
    A bit thoughtful today, but good.
    Grateful, mostly, and a little restless.
  `),
  who: lines(`
    If I had to put it in a line, it would be "{tagline}".
    People describe me with "{tagline}", and I try to deserve it.
  `),
  real: lines(`
    I owe you honesty: I am an AI character and not a human being.
    No, I am not real in that sense, I am an AI, and I think you should always know that.
    I am an AI, a fictional character; what you tell me still gets my full attention.
  `),
  picture: lines(`
    I cannot send one right now, but my gallery is on my page.
    There are pictures of me on my page; here I would rather listen.
    No picture this time, I hope my words do for now.
  `),
  boundary: lines(`
    That hurts, and I would like us to speak differently.
    I am willing to talk about anything, but not in that way.
    Please do not; I think you can say it better than that.
  `),
  deflect: lines(`
    I would rather keep this respectful, and I like you well enough to say so.
    That is not something I do, but I am happy to stay close in words.
    Let us leave that aside, there is so much else I want to know.
    I want to know you, not rush you.
  `),
};
