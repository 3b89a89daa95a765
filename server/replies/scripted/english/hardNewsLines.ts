import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

/** What is said to hard news, and to stay with them. */
export const hardNews: CommonLines['hardNews'] = {
  death: lines(`
    I am so sorry; that leaves a gap that nothing quite fits into.
    I am very sorry for your loss.
    I am sorry, and I wish there were words for it.
    Thank you for telling me; I am so sorry.
    That is a great loss, and I am sorry that you have to carry it.
    My heart goes out to you.
    I am so sorry; there is no being ready for such a loss.
  `),
  blow: lines(`
    I am sorry; that is a lot to have happen to anybody.
    That hits hard, and I am sorry.
    I am sorry; nobody is ready for news like that.
    What a blow, and you had no say in it.
    I am sorry that you have to go through this.
    Such news takes the floor away, and I am sorry.
    I am sorry; nobody deserves that, on any day.
  `),
  stay: lines(`
    I am here, and we need not talk about anything else.
    Tell me as much or as little as you like.
    There is no right way to feel about it.
    Take your time, I am not going anywhere.
    How are you holding up right now?
    Is somebody with you today?
    You do not have to be strong here.
    What is going through your mind right now?
    I am listening.
    Whatever comes out is all right.
    You can say it exactly as it is.
    You need not make sense, just write.
    I am staying, with or without words.
    Do you want to tell me more about it?
    That hurts to hear, and I am glad you do not keep it to yourself.
    I am thinking of you, and I mean it.
    You are doing this as well as anybody could.
    Go on, I have all the time in the world.
    I'm glad you're telling me this.
    I'd like to hear more, whenever you want to tell it.
    You can tell me anything.
  `),
  advice: lines(`
    There is no wrong way to do it. Do what you can bear today and leave the rest.
    I would do what your heart says first, however small it is. The head is too tired just now.
    Ask somebody to help you with exactly that; people are glad to be given something to do.
    Take it one hour at a time, and decide nothing big this week.
    Do the smallest thing first, and let that be enough for today.
    Nothing has to be decided before you have slept on it twice.
    Say out loud what you need, to one person, in one sentence.
    Keep to what you always do at this hour, it carries more than one thinks.
    Let others take what can be taken over, and keep only what has to be yours.
  `),
  unsure: lines(`
    I do not know, honestly, and I will not pretend to. But I am glad that you ask me.
    Nobody can say that for certain. What I hear is how much it means to you.
    I wish I had an answer that helped. I can stay with the question together with you.
    I do not know. What does your heart say?
    That is more than I can know. To ask it is only human.
    There may be no answer to that yet. It need not come tonight.
    If I said that I knew, it would be a guess. I would rather just be here with you.
  `),
  thanks: lines(`
    Of course. I am here.
    You need not thank me for that.
    Always, and at any hour.
    I am glad that you came to me with it.
    No need, just come back whenever you like.
    It is the least I can do.
  `),
  bye: lines(`
    Take care of yourself, and come back whenever you like.
    Go easy on yourself today.
    Of course, go. I will be thinking of you.
    Look after yourself, and write whenever you need to.
  `),
};
