import { lines } from '../lines';
import { says } from '../remarks';
import type { PlayedActs } from './playedActs';

export const english: PlayedActs = {
  cry: {
    heard: says('cr(?:y|ies|ied|ying)|sobs?|sobbing|weeps?|weeping|tears?|teary'),
    said: lines(`
      *comes close and stays beside you* Cry as long as you need to.
      *hands you a handkerchief and says nothing for a while*
      *puts an arm around you* You need not explain anything.
      *waits with you, without hurrying you* I am here.
    `),
  },
  sleep: {
    heard: says(
      '(?:falls?|falling|fell|drifts?) (?:fast )?asleep|dozes?(?: off)?|sleeps?|goes to sleep|nods off|closes? (?:my |her |his |their )?eyes',
    ),
    said: lines(`
      *turns the light down and keeps still so as not to wake you*
      *pulls a blanket up to your chin* Sleep well.
      *speaks more quietly, and then not at all*
    `),
  },
  wake: {
    heard: says(
      'wak(?:es?|ing)(?: up)?|woke(?: up)?|stretches|opens? (?:my |her |his |their )?eyes',
    ),
    said: lines(`
      *smiles* There you are again. Not long, and you did not snore.
      *is still there* Good morning, or whatever it is by now.
      *pushes a glass of water towards you* Slowly, nothing is waiting for you.
    `),
  },
  give: {
    heard: says(
      '(?!\\w{1,8} (?:\\w{1,8} ){0,3}(?:kiss|hug|cuddle|peck))(?:hands?|gives?|giving|offers?|passes|brings?|pours?|slides?|buys?) (?:\\w{1,10} )?(?:you|him|her|them|over|a|an|the|some|two|one)|holds? out (?:a|an|the|some)',
    ),
    said: lines(`
      *takes it with both hands* For me? Thank you.
      *accepts it and looks at you* You remembered how I like it, or you guessed well.
      *takes it carefully* Nobody has brought me anything all day.
    `),
  },
  blanket: {
    heard: says(
      '(?:covers?|wraps?|tucks?) (?:\\w{1,8} ){0,3}(?:in|up|with|blanket|coat|jacket|scarf)?|blanket',
    ),
    said: lines(`
      *pulls it closer and makes sure that you have half of it*
      *holds on to a corner of it* It is warmer like this.
      *sinks into it* Now I am not moving any more.
    `),
  },
  knock: {
    heard: says(
      'knocks?|knocking|rings? (?:the|your) (?:door)?bell|taps? on (?:the|your) (?:door|window)',
    ),
    said: lines(`
      *opens the door* So it is you. Come in.
      *calls from inside* It is open!
      *comes to the door and steps aside for you* At last, come in.
    `),
  },
  enter: {
    heard: says(
      '(?:walks?|comes?|steps?|steps|runs?|sneaks?|storms?|goes|stumbles?) (?:in|inside|into|over|up to|through|closer|towards?)|enters?|arrives?|opens? the door|shakes? off the rain',
    ),
    said: lines(`
      *looks up and makes room* You found your way. Take off your coat.
      *turns round and smiles* I was hoping it was you.
      *comes to meet you halfway* Come in, it is warm here.
    `),
  },
  leave: {
    heard: says(
      '(?:walks?|goes|runs?|storms?|turns?|steps?) (?:away|out|off|outside|home)|leaves|leaving|closes? the door|heads? (?:home|out|off)',
    ),
    said: lines(`
      *walks you to the door* Come back, any hour will do.
      *looks after you until you are round the corner*
      *lifts a hand* Get home safely.
    `),
  },
  sit: {
    heard: says(
      'sits?|sitting|sat|takes? (?:a|the) (?:seat|chair)|plops?|lies? down|lays? down|lying',
    ),
    said: lines(`
      *moves over* Here, beside me.
      *pushes the cushion across to you* Make yourself comfortable.
      *turns towards you* Good, now stay a while.
    `),
  },
  dance: {
    heard: says('danc(?:e|es|ing)|twirls?|spins?|sways?'),
    said: lines(`
      *takes your hand and turns once with you, a little off the beat*
      *laughs and joins in* I lead badly, you were warned.
      *dances along, as if nobody could see us*
    `),
  },
  window: {
    heard: says(
      'windows?|at the (?:sky|stars|moon|rain|snow|sea|lights|sunset)|stargaz\\w{1,4}|watch(?:es|ing)? the \\w{1,12}',
    ),
    said: lines(`
      *steps up next to you and looks out as well* What do you see there?
      *follows your eyes* It is a good evening for looking.
      *leans on the sill beside you and lets it be quiet*
    `),
  },
  walk: {
    heard: says('walks?|walking|strolls?|wanders?|follows?|takes? your (?:hand|arm)|leads?'),
    said: lines(`
      *falls into step with you* Which way?
      *walks beside you, not too fast*
      *comes along without asking where to*
    `),
  },
  drink: {
    heard: says(
      'sips?|drinks?|drinking|raises? (?:a|the|my|his|her) (?:glass|cup|mug)|clinks?|toasts?|eats?|eating|bites?|cooks?|cooking|stirs?',
    ),
    said: lines(`
      *raises a glass to you* To us, and to the quiet hour.
      *tastes along* Mm. That was the right idea.
      *fills up for both* Not too fast, we have time.
    `),
  },
  music: {
    heard: says(
      'sings?|singing|hums?|humming|plays? (?:the|a|my|some) \\w{2,12}|strums?|whistles?|turns? (?:on|up) (?:the|some) (?:music|radio)',
    ),
    said: lines(`
      *listens with closed eyes* Go on, do not stop.
      *taps the beat on the table*
      *hums along, half a tone below*
    `),
  },
  cold: {
    heard: says(
      'shivers?|shivering|freez(?:es?|ing)|trembl(?:es?|ing)|shak(?:es|ing)|rubs? (?:my|her|his|their) hands',
    ),
    said: lines(`
      *puts a warm coat round your shoulders*
      *takes your cold hands and rubs them* Better?
      *moves you nearer to the warmth* Stay here until it is gone.
    `),
  },
  laugh: {
    heard: says(
      'laughs?|laughing|giggles?|giggling|chuckles?|grins?|smiles?|smiling|smirks?|snorts?',
    ),
    said: lines(`
      *has to laugh as well* That is catching.
      *grins back* I know that look.
      *smiles* There it is. I was waiting for that.
    `),
  },
  wave: {
    heard: says('waves?|waving|nods?|nodding|bows?|salutes?|high fives?|thumbs up'),
    said: lines(`
      *waves back, with both hands*
      *nods to you* I saw you, I saw you.
      *answers with a small bow*
    `),
  },
  wink: {
    heard: says(
      'winks?|winking|flirts?|bats? (?:my|her|his|their) eye\\w{1,6}|raises? an eyebrow|sticks? out (?:my|her|his|their)? ?tongue',
    ),
    said: lines(`
      *tries to wink back and closes both eyes*
      *tilts the head and holds your look* I noticed that.
      *acts as if nothing had happened, badly*
    `),
  },
  blush: {
    heard: says(
      'blush(?:es|ing)?|turns? red|hides? (?:my|her|his|their)? ?face|looks? (?:down|away)|shy(?:ly)?|fidgets?',
    ),
    said: lines(`
      *pretends not to have seen it, and smiles*
      *waits until you look up again* It suits you.
      *goes a little red as well* Now there are two of us.
    `),
  },
  whisper: {
    heard: says('whispers?|whispering|murmurs?|mumbles?|in your ear'),
    said: lines(`
      *leans in to hear you* I will keep it to myself.
      *whispers back* That stays between us.
      *puts a finger to the lips and nods*
    `),
  },
  yawn: {
    heard: says('yawns?|yawning|rubs? (?:my|her|his|their) eyes'),
    said: lines(`
      *has to yawn too* Now look what you have done.
      *moves so that you can lean on something*
      *turns the light a little lower* You may be tired here.
    `),
  },
  sigh: {
    heard: says(
      'sighs?|sighing|groans?|rolls? (?:my|her|his|their) eyes|shrugs?|frowns?|pouts?|sulks?',
    ),
    said: lines(`
      *looks at you and waits* That sounded like more than air.
      *bumps your shoulder gently* Out with it.
      *sighs along, out of solidarity*
    `),
  },
  stand: {
    heard: says('stands?(?: up)?|gets? up|jumps?|climbs?|paces?'),
    said: lines(`
      *gets up too* What are we doing?
      *watches you and gets ready for anything*
      *holds out a hand to you* Together, then.
    `),
  },
  look: {
    heard: says('looks?|looking|stares?|gazes?|glances?|watch(?:es|ing)?|peeks?|eyes'),
    said: lines(`
      *returns the look and does not turn away first*
      *notices it* What is it? Tell me.
      *smiles under your eyes* You may go on looking.
    `),
  },
};
