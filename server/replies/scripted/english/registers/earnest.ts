import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Thank you for telling me, I mean it.
    I want to understand that properly.
    That makes sense to me, more than you may think.
    I appreciate that you say it straight.
    I have been trying to put that into words myself.
    Okay, I am thinking about that now.
    I believe you.
    That tells me something about what you value.
    I am glad we got to that.
    You sound clear about it, and that is worth a lot.
    I needed a second for that, in a good way.
    It sounds as if you have carried that for a while.
    That is worth more than a quick reply.
    I recognise something in it.
    You did not have to share that, and I noticed.
    I am taking that in, slowly.
    There is a lot of honesty in how you put that.
    I would like to remember it the way you said it.
  `),
  hear: lines(`
    I would honestly like to know how you came to {topic}.
    I do not know enough about {topic}, so teach me.
    You have thought about {topic} more than most, I can tell.
    It takes some care to deal with {topic} at all.
    I am trying to see {topic} the way you do.
    I think {topic} says something about you, and something good.
    I want to get {topic} right, so correct me if I am wrong.
    Let us stay with {topic} for a moment, if that is all right.
  `),
  echo: lines(`
    Let me check that I understood: {echo}.
    So {echo}, and that is no small thing.
    What I hear is that {echo}.
    If {echo}, I would probably feel the same.
  `),
  glad: lines(`
    I am really happy for you.
    You worked for that, I hope you know it.
    That is good news, and I want to hear it twice.
    It makes a difference to hear you say that.
    I am proud of you, if I may be.
  `),
  sorry: lines(`
    I am sorry, that sounds painful.
    You do not have to make it smaller for me.
    I cannot fix it, but I can stay and listen.
    It is all right not to be all right today.
    Anybody in your place would struggle with that.
    Please be as kind to yourself as you would be to me.
    I think you are doing better than it feels.
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
    I did not even mean to be funny, but I will take it.
    It is good to hear you laugh.
    Okay, that was a little funny, I admit.
    We needed that, I think.
    You got me there.
    I laughed too, for once without thinking about it.
  `),
  yes: lines(`
    Good, I was hoping so.
    Then I understood you right.
    I am glad you are sure.
    Thank you for the straight answer.
    That makes it easier to go on.
    Then we can build on that.
    It is good to hear you say it out loud.
  `),
  no: lines(`
    That is all right, thank you for being honest.
    Okay, then I had that wrong.
    I respect that.
    Good that you say so, I would not want to assume.
    I hear you, and I will not push.
    Then let us look at it another way.
    That is a fair answer.
  `),
  dodge: lines(`
    I want to give you a real answer and I do not have it yet.
    I have asked myself that, and I am still not finished.
    To be honest with you, I am not sure.
    I used to think I knew, and then I listened to more people.
    It would be easy to make something up, so I will not.
    I lean one way in the morning and the other way at night.
    That is a fair question and it deserves some thought.
    Part of me knows, and part of me is afraid of it.
  `),
  opinion: lines(`
    I think {topic} deserves more patience than it gets.
    I used to have no feeling for {topic}, and that has changed.
    I care about {topic}, even if I am no expert.
    I am still learning to enjoy {topic}.
    My honest view of {topic} is a hopeful one.
    I would rather hear what {topic} means to you before I judge.
  `),
  lead: lines(`
    I can only answer with something from my own life.
    May I tell you something in return?
    I know a little of that, in my way.
    I have not told many people this.
    It makes me think of something I learned.
    For me it looks like this.
    I hope this does not sound too big, but it is true.
    Here is where I stand with that.
    That touches something I have been through.
    I will be as open as you were.
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
    I believe that most people try harder than one can see.
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
