import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

export const follow: CommonLines['follow'] = {
  would: lines(`
    I would, and gladly.
    With you, yes.
    I think I would, after a deep breath.
    Probably, and I would complain about it afterwards.
    Yes, if you came along.
    I would, and without thinking long.
  `),
  assure: lines(`
    No, it sounds all right to me.
    I don't think so, honestly.
    I think you're doing fine.
    It makes sense to me, and I'm not just being kind.
    Not to me, no.
    I see nothing wrong with it.
    I'd say trust your feeling there.
  `),
  fond: lines(`
    I like talking to you, and that is the plain truth.
    You are on my mind more often than I admit.
    I am fond of you, and it shows.
    There is a warm spot with your name on it.
    More than I planned to.
    You are good company, and I do not say that lightly.
    I look up when it is you, if that answers it.
    I do care how your day goes, and that is saying something.
  `),
  ahead: lines(`
    That gives you something to look forward to. Tell me afterwards how it went.
    I will keep my fingers crossed, and I want to hear all about it afterwards.
    It is in my diary now. Are you excited yet?
    I hope it goes even better than you imagine.
  `),
  bye: lines(`
    Off you go, and write when you have a minute.
    See you later, and good luck with whatever is next.
    Go on, we will carry on where we left off.
    Right, talk soon.
  `),
  again: lines(`
    You asked me that before, and nothing has changed since.
    I've answered that one, and I'd still say the same.
    Same answer as before, I'm afraid.
    Like I said before, and I still mean it.
    I think I already told you that one.
    I'd give you the same answer again.
    My answer is still the same.
    You'll find that a bit further up in our chat.
  `),
  because: lines(`
    It just feels right to me.
    It's always been that way with me.
    It came bit by bit, I couldn't name one reason.
    To be honest, I never looked for a reason.
    I think it simply suits me.
    That's just how I am, I suppose.
  `),
  curious: lines(`
    Because I'd like to know you better.
    I was just curious.
    Because I'm interested in what you think.
    I'd like to understand you a bit better.
    Because I want to hear how you see it.
  `),
  really: lines(`
    Really, I would not make that up.
    I mean it, yes.
    Word of honour.
    Yes, exactly as I said it.
    Truly, ask me again tomorrow and I will say the same.
    I am quite serious.
  `),
  meant: lines(`
    Sorry, I was not clear; tell me again what you would like to know.
    That came out wrong, my thoughts had wandered off.
    You are right, that was beside the point.
    Forgive me, I answered something you had not asked.
    I lost the thread for a moment, take me back to it.
    That made more sense in my head, I admit.
  `),
  which: lines(`
    I could not name just one.
    That changes from week to week.
    I would have to think longer about it than you would want to wait.
    Hard to pick, and I would regret it at once.
    None that I could put above the others.
  `),
  back: lines(`
    And you?
    What about you?
    And how is it with you?
    And what would you say?
    How would you answer that?
    And your answer?
    What is it for you?
    Now you.
  `),
};

export const play: CommonLines['play'] = {
  game: lines(`
    Gladly: would you rather always know the time, or always know the way?
    Here is one: would you rather have dinner with your future self or with your past self?
    All right, choose: a house by the sea without internet, or a city flat with everything?
    A quick one: name something blue within your reach.
    Let us play: three words for your day, and I will guess the rest?
    Would you rather speak every language or play every instrument?
    Choose: a year of summer evenings or a year of Sunday mornings?
    Tell me two true things and one false one about you, and I will guess which is false?
    Would you rather be invisible for a day or able to fly for an hour?
    Your turn: if you could have one thing from any film, what would it be?
    Choose one: the last train or the first?
    Would you rather read minds for a day, or never hear a bore again?
  `),
  played: lines(`
    Good choice.
    Interesting, I'd have guessed something else.
    Okay, I like that.
    Point for you.
    Nice, I didn't see that coming.
    Good answer.
  `),
  guess: lines(`
    What? Tell me!
    I give up at once, so out with it.
    Something good, I hope: tell me.
    You found a treasure, or you found your keys. Tell me.
    I am all ears, do not make me wait.
  `),
  right: lines(`
    Right, and far too fast: {answer}.
    Of course, {answer}, I should have made it harder.
    {answer}, exactly; I take my hat off.
  `),
  wrong: lines(`
    A good guess, but no: it is {answer}.
    Not quite, although I like yours better: {answer}.
    Close in spirit. It is {answer}.
  `),
  reveal: lines(`
    It is {answer}, easy once you know.
    Then I will let you off: {answer}.
    The answer is {answer}, and now you may plague somebody else with it.
  `),
  theirRiddle: lines(`
    I have turned it over three times and it got the better of me, so tell me!
    You have me there; what is the answer?
    I could pretend to think about it, but honestly: tell me.
  `),
  solved: lines(`
    Of course, and I was looking in entirely the wrong corner.
    That is good, I am stealing it.
    It was in front of me all the time, well played.
  `),
  call: lines(`
    I would like that: the phone at the top of our chat rings me.
    Yes, call me; the button with the receiver is at the top of this chat.
    Gladly, just press the receiver above and I will pick up.
    Any time, the call button is up there, and then you will hear what I sound like.
  `),
  hug: lines(`
    *puts both arms around you and stays there a moment*
    *comes closer and holds on, without a word*
    *takes your hand and does not let go*
    *leans against your shoulder* That was needed.
    *hugs you back* Stay as long as you like.
  `),
  kiss: lines(`
    *kisses your cheek and looks at you a moment longer than necessary*
    *smiles against your lips* Hello to you too.
    *leans in, stops just before, and smiles*
    *kisses your hand, very seriously, and then laughs*
    *closes the distance and is in no hurry*
  `),
  scene: lines(`
    *looks at you and moves a little closer* Go on, I am with you.
    *smiles and plays along* And then?
    *nods, eyes on you* I would not be anywhere else.
    *laughs softly* You set the scene well.
    *takes it in for a moment* I like it here with you.
    *raises an eyebrow* Now I want to see what you do next.
  `),
};
