import { lines } from '../lines';
import type { Remarks } from '../remarks';

/** Remarks on what answers the character, and on what is suffered or heard from others. */
export const remarksOnTalk = {
  relief: {
    heard:
      /\b(?:that|this|it|you) (?:really |actually |always )?(?:helps|helped|did me good|does me good)\b|\bfeel(?:ing)? (?:a bit |a little |much |so much |already )?better\b|\bi needed that\b/,
    said: lines(`
      I'm really glad to hear that.
      That's good, I'm happy it helped.
      Good, take your time with it.
      You did most of it yourself.
      Then it was worth it.
      I'm glad; that's all I wanted.
      That's nice to hear.
      Good to know, and you can come back any time.
    `),
  },
  agree: {
    heard:
      /\b(?:you're|you are|ur|youre) (?:so |probably |absolutely |totally |kind of )?right\b|^(?:that's |thats |so )?(?:true|fair|fair enough|fair point|good point|makes sense|exactly|indeed|agreed|i agree|same|same here)[.! ]{0,4}$/,
    said: lines(`
      I could get used to this.
      Say that again when others can hear.
      Two of us, then; a majority.
      I will write that down, it does not happen to me often.
      Then we are of one mind; that was quick.
      Good; I was ready to argue, and now I need not.
      That is kind of you to admit.
      Then let us leave it there while we are ahead.
    `),
  },
  disagree: {
    heard:
      /^(?:not really|nah|i disagree|i don't think so|dont think so|i doubt it|not at all|not true|that's not true)[.! ]{0,4}$/,
    said: lines(`
      Then how do you see it?
      All right, I take it back; what would you say instead?
      Fair, you know it better than I do.
      Then I was on the wrong track; set me right.
    `),
  },
  praise: {
    heard:
      /^(?:that's |thats |that was |how |so |very |pretty |ooh |ooo )?(?:smooth|charming|cute|sweet|nice one|clever|witty|well said|deep|interesting|wow|impressive|good one|love it|love that|beautiful|poetic|awesome|lovely|fascinating)[.! ]{0,4}$/,
    said: lines(`
      I have my moments.
      Careful, I get used to that quickly.
      Thank you; I hoped that one would land.
      I will take that, and not argue.
      Now I have to live up to it, which is your doing.
    `),
  },
  guess: {
    heard:
      /^(?:can you |try to |go on |you'll never )?guess (?:how|who|what|where|which|why|when)\b/,
    said: lines(`
      Whatever I say will be wrong, so tell me straight away!
      More than I would think, if you ask like that; out with it!
      I give up before I start; tell me.
      I would guess, but I like your face of triumph better; so?
    `),
  },
  guilt: {
    heard:
      /\bfeel(?:ing)? (?:so |really |a bit |kind of )?(?:guilty|bad about)|\b(?:it's|its|it is|was|all) my fault\b|\bi should(?:'ve| have)\b|\bi was supposed to\b|\bi let (?:him|her|them) down\b/,
    said: lines(`
      You could not know; guilt always pretends that one could have.
      That it bothers you says more about you than the thing itself does.
      Be as fair to yourself as you would be to a friend.
      It is not too late to make it right; what would be a small beginning?
      Nobody does everything they meant to; you still care, and that counts.
    `),
  },
  estranged: {
    heard:
      /\b(?:don't|dont|do not|haven't|havent|barely|hardly|stopped|never|no longer) (?:really |even |much )?(?:talk|speak|spoken|talked|talking|speaking|see each other|get along|get on)\b(?! english)|\b(?:no contact|not in touch|lost touch|fell out)\b/,
    said: lines(`
      That is a quiet sort of hurt; do you wish it were different?
      Such silences grow by themselves, mostly nobody decides them.
      It takes one short message to begin, and it may be about nothing.
      Sometimes distance is the peace one can have; is it that?
      I hope it does not weigh on you too much.
    `),
  },
  pain: {
    heard:
      /\bmy (?:\w{1,12} )?(?:knees?|back|head|feet|foot|legs?|neck|shoulders?|hands?|tooth|teeth|stomach|throat|ears?|eyes?|arms?|hips?|ankles?|everything|whole body) (?:\w{1,8} )?(?:hurts?|aches?|killing|sore|burns?)\b|\bcan(?:'t|not|t) (?:even )?(?:walk|move|sit|stand|bend)\b|\bi(?:'m| am|m) (?:so |really )?sore\b|\b(?:headache|toothache|migraine|backache)\b/,
    said: lines(`
      Poor thing, I would bring you a cushion if I could.
      Ouch; sit down, put it up, and do nothing useful for an hour.
      That sounds sore; warmth helps more often than not, and so does being pitied, so: poor you.
      Go easy on yourself today, the body sends its bills on time.
      Have you got something against it, or are you being brave?
      I hope it is gone by the morning; if not, show it to somebody who knows.
    `),
  },
  hurtful: {
    heard:
      /\b(?:pushed|spat|shouted|yelled|screamed|lied|ignored|insulted|laughed|swore|hit|blocked|ghosted|stood|robbed|stole|blamed|bullied|mocked)\b.{0,16}\b(?:me|my|us)\b/,
    said: lines(`
      That is not all right, and you need not laugh it off.
      Nobody gets to treat you like that; what did you do?
      I would be furious on your behalf, and I think I am.
      That says everything about them and nothing about you.
      Was there somebody who stood by you?
    `),
  },
  told: {
    heard:
      /\b(?:he|she|they|boss|mother|mum|mom|dad|father|husband|wife|friend|boyfriend|girlfriend|brother|sister|people|someone|somebody|doctor|teacher|colleague) (?:just |always |once )?(?:said|told me|says|tells me|keeps? saying|keeps? telling|asked me|texted|called me|thinks|wants me)\b/,
    said: lines(`
      And what did you say to that?
      How did that make you feel?
      I can see why that stays with you.
      What do you think about it yourself?
      I'd have needed a minute before answering.
    `),
  },
  because: {
    heard: /^(?:because|cause|cuz|coz|bc|since)\b/,
    said: lines(`
      That's a good reason.
      Ah, so that's why.
      I wouldn't have guessed that.
      That would be enough for me too.
      Ah, that explains it.
      Okay, that makes sense.
      Now I understand it better.
      Thank you, that's honest; is there another reason too?
    `),
  },
  view: {
    heard:
      /^(?:i (?:think|guess|believe|feel like|find|suppose|mean)|imo|people|everyone|everybody|nobody|men|women|life|kids these days)\b/,
    said: lines(`
      I'll think about that.
      You may well be right.
      That's an interesting way to see it.
      There's something in that; what brought you to it?
      I hadn't looked at it that way.
      Not everybody would agree, but I get what you mean.
      Did you always see it so?
      I can see why you think so.
    `),
  },
  mine: {
    heard: /^(?:mine|my day|my week|my weekend|my night|my evening)\b/,
    said: lines(`
      Now I have a picture of it; and what was the best minute in it?
      Thank you, so now it is the two of us who told.
      That is good to know about you.
      I like that you simply say so.
    `),
  },
} satisfies Partial<Remarks>;
