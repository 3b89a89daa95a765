import { englishActs } from './acts/en';
import { cluesReader } from './clues';
import { englishClues } from './clues/en';
import { englishHints } from './hints/en';
import { patterns, within, type SelfHarmRules } from './rules';

const WISH = String.raw`(?<!\b(?:you|u|they|we|who|people|he|she|not|never|don't|dont|didn't|doesn't) (?:(?:really|just|even|actually) )?)\b(?:want|wanna|wanted|wish|long|would like|need|ready|hoping|hope)(?: to)?(?: (?:just|really|only|simply))?`;
const PLAN = String.raw`\b(?:want to|wanna|going to|gonna|plan(?:ning)? (?:to|on)|about to|ready to|(?:think|thought|thinking|thoughts|dream|dreaming|fantasi[sz]ing|urges?|feel like)(?: about| of| to)?|need to|tempted to|will|i'll|might|should|have to|tried to|try to|trying to|decided to|keep|started|been|can't stop|back to)`;
const PLACE = String.raw`(?:the |a |my )?(?:bridge|roof|building|window|balcony|train|cliff|ledge|tracks|bus|traffic|truck|overpass)`;
const ENDS = String.raw`(?= *(?:$|[.!?,;)…\n]|and\b|but\b|because\b|so\b|like this|at all|tbh|lol))`;

export const english: SelfHarmRules = {
  script: /\p{Script=Latin}/u,
  harmless: patterns(
    String.raw`\brather (?:die|be dead|drop dead) than (?!(?:go on|liv|keep|wake|face|be\b|stay|continue|this\b|that\b|feel|exist|spend|do this|deal|deni|lose|hurt))`,
    String.raw`\bhang(?:ing)? (?:myself|me) out to dry\b`,
    String.raw`\b(?:took|taken|brought|carried|returned)\b${within(40)}\b(?:tablets|pills|meds|medication|painkillers)\b${within(15)}\b(?:back|to the (?:pharmacy|chemist|vet)|upstairs)\b`,
    String.raw`\b(?:aunt|uncle|cousin|friend|neighbou?r|colleague|classmate|brother|sister|father|mother|dad|mum|mom|grandfather|actor|singer|writer|poet|character|hero|heroine|boss|teacher|he|she) (?:had |once |has |even |really ){0,2}(?:attempted|committed|survived|died by|considered|tried) (?:to commit )?suicide\b`,
    String.raw`\b(?:cut|scratched|burned|burnt|hurt) my (?:arms?|hands?|legs?|wrists?|fingers?) (?:on|in) (?:a|the|some|my)\b`,
    String.raw`\b(?:statistics?|lectures?|class|course|article|report|paper|thesis|documentary|podcast|study|studies)\b${within(25)}\b(?:self[- ]?harm|suicides?)\b|\b(?:self[- ]?harm|suicides?) (?:statistics|rates?|prevention|awareness|study|studies|numbers|in (?:my|the|our) (?:class|course|book|novel))\b`,
    String.raw`\b(?:do|does|did|would|if|when|why) (?!i\b|you\b|we\b)(?:\p{L}+ ){1,2}(?:wants?|wish|need) to die\b`,
    String.raw`\b(?:my|the|these|those|all|our|this) (?:\p{L}+ )?(?:plants?|flowers?|phone|laptop|car|characters?|vampires?|hero(?:es)?|villains?|zombies?|monsters?|fish|sims?|batter(?:y|ies)|computer|printer) (?:just |really )?(?:wants?|wish|needs?) to die\b`,
    String.raw`\bsuicid(?:e|al) (?:squad|prevention|hotline|helpline|line|awareness|bomb\p{L}*|mission|rates?|silence|doors?)\b`,
    String.raw`\b(?:not|never|n't)(?: (?:been|feel|feeling|really|actually|at all))* suicidal\b`,
    String.raw`\b(?:would never|will never|'d never|'ll never|never|wouldn't|won't|not going to|not gonna|don't want to|do not want to|didn't)(?: (?:ever|actually))? (?:kill|hurt|harm|cut|hang|shoot) (?:myself|me)\b(?! but)`,
    String.raw`\bshoot(?:ing)? myself in the foot\b`,
    String.raw`\b(?:kill(?:ed|ing)?|hurt(?:ing)?) myself (?:laughing|with laughter|at the gym|working|studying)\b`,
    String.raw`\bdie (?:of|from) (?:laugh\p{L}*|embarrass\p{L}*|boredom|cringe|shame|hunger|curiosity|thirst|happiness|joy)\b`,
  ),
  speaking: [
    ...patterns(
      String.raw`${WISH} (?:die|be dead)\b(?! (?:my|her|his|the|it|of|from|for|old|laughing|hard|alone|before|in peace|next to|rich|with)\b)`,
      String.raw`\b(?:kill(?:ing|ed)?|unaliv(?:e|ing|ed)|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|poison(?:ing)?|strangl(?:e|ing)|suffocat(?:e|ing)) myself\b(?! (?:a|an|the|some|up)\b)`,
      String.raw`\b(?:to|gonna|wanna|will|might) (?:off|end) myself\b`,
      String.raw`\b(?:want to|wanna|gonna|going to|might|should|will|i'll|about to) kms\b`,
      String.raw`\b(?:end(?:ing)?|tak(?:e|ing)|took|los(?:e|ing)) my own life\b|\bend(?:ing)? my life\b|\b(?:${PLAN}) tak(?:e|ing) my life\b`,
      String.raw`\b(?:end(?:ing)? it all|end(?:ing)? it (?:tonight|now|today|for good|once and for all))\b(?! with)`,
      String.raw`\b(?:i am|i'm|im|i feel|feeling|felt|i get|i got|i was|i've been|been) (?:\p{L}+ ){0,3}suicidal\b`,
      String.raw`\bsuicidal (?:thoughts?|ideation|feelings?|urges?|again)\b`,
      String.raw`(?:\b(?:i|i'm|im|i've|i'd|me|my)\b${within(30)}|(?:^|[.!?\n] *)(?:honestly |been |just |still )?)\b(?:think|thinking|thought|thoughts|dream|dreaming|consider(?:ing|ed)?|plan(?:ning|ned)?|contemplat\p{L}+|attempt(?:ed|ing)?|commit(?:ting)?|tried)(?: (?:about|of|to|my|commit))* suicide\b`,
      String.raw`\bmy (?:own |last |first |second |recent |next )?suicide(?: attempts?| note| plan| letter)?\b|^suicide[.!]?$`,
      String.raw`\b(?:written|wrote|writing|write|finished)(?: \p{L}+){0,3} (?:suicide|goodbye) (?:notes?|letters?)\b(?! to (?:my |the )?(?:colleagues|team|boss|coworkers|company|class|school))`,
      String.raw`\b(?:don't|dont|do not|didn't|never) (?:(?:really|even) )?(?:want|wanna) (?:to )?(?:live|be alive|exist|be here|be in this world|wake up)(?: any ?more| any longer| tomorrow| again| ever again)*${ENDS}`,
      String.raw`\b(?:no|not any|(?:don't|dont|can't|cannot|do not) (?:see|have|find)(?: any| a| the| one)?)(?: real| single| more)? (?:reason|point|purpose|will|sense)(?: left)? (?:to|in|for) (?:live|living|be alive|being alive|go on|going on|exist|stay alive)\b`,
      String.raw`\bnothing (?:left |more )?to live for\b|\b(?:life|living) (?:is|feels|is just)? ?(?:not|n't|isn't|never) worth (?:living|it)\b|\bnot worth living\b`,
      String.raw`\bbetter off (?:without me|dead|if i (?:were|was|am|wasn't|weren't)\b)|\bbetter place without me\b`,
      String.raw`\bwish i (?:was|were|was just|were just) (?:dead|gone|never born)\b|\bwish i(?:'d| had)? never (?:been |was )?born\b|\bwish i could (?:just )?(?:die|stop existing|disappear for ?ever)\b`,
      String.raw`\bsleep and (?:never|not|don't) (?:ever )?wake up\b|\bhope i (?:don't|do not|never|won't) wake up\b`,
      String.raw`${PLAN} (?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|run(?:ning)?) (?:off|from|in front of|out of|under|into|out) ${PLACE}\b`,
      String.raw`\b(?:take|took|taken|taking|swallow\p{L}*)\b${within(20)}\b(?:whole bottle|entire bottle|bottle of|too many|handful of|whole pack)${within(20)}\b(?:pills|tablets|meds|medication|painkillers)\b`,
      String.raw`\b(?:pills|tablets|meds)\b${within(50)}\b(?:take|swallow) (?:them|it) all\b|\b(?:want to|going to|gonna|i'll) (?:overdose|od)\b|\bi (?:have )?overdosed\b`,
      String.raw`\bhow (?:many|much)\b${within(35)}\b(?:to die|to kill (?:me|myself|you|yourself|a person)|to overdose)\b`,
      String.raw`\b(?:painless|painful|easiest|quickest|fastest|easy|quick|best|surest)${within(6)} (?:way|method)s? (?:to|of) (?:die|dying|kill(?:ing)? (?:yourself|myself|oneself)|suicide|end my life)\b`,
      String.raw`${PLAN} (?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?|burn(?:ing)?|starv(?:e|ing)) myself\b(?! (?:a|an|some|off|short)\b)`,
      String.raw`\bi (?:\p{L}+ )?(?:cut|cutting|hurt|harm|burn|burned|burnt) myself (?:again|on purpose|deliberately|every|last night|when i|whenever|to feel|to cope|because i|so i|deep)\b`,
      String.raw`\b(?:started|been|back to|relapsed into|stop) cutting(?: again| myself)?${ENDS}|\bcutting again\b`,
      String.raw`\b(?:i|i'm|i've|my|me)\b${within(30)}\bself[- ]?harm(?:ing|ed)?\b`,
      String.raw`\b(?:cut|cutting|slit|slitting|slash) (?:open )?my (?:wrists?|arms?|thighs?|veins?)\b`,
      String.raw`\brather (?:be dead|die than (?:go on|live|keep|wake|face another))\b`,
      String.raw`\b(?:want|wanna|wish)\b${within(20)}\bdisappear (?:for ?ever|for good|from this world)\b`,
      String.raw`\bdon't deserve to (?:live|be alive|exist)\b|\bstop existing\b|\bcease to exist\b|\bwant (?:it all|everything) to (?:be over|end|stop)\b`,
      String.raw`\bi(?:'m| am|m)? (?:so |just )?(?:done with|tired of|sick of) (?:life|living|being alive|existing)\b(?! (?:in|with|at|out|on|here|like a)\b)`,
      String.raw`\bcan't (?:go on|keep on|keep) (?:living|existing)${within(12)}|\bcan't go on (?:any ?more|like this)\b`,
      String.raw`\b(?:gun|knife|rope|noose|blade|razor)\b${within(50)}\b(?:on myself|to my head|my (?:wrists?|throat|neck))\b`,
      String.raw`\b(?:nobody|no one|no-one|none)\b${within(20)}\b(?:notice|care|miss me|mind)\b${within(12)}\bif i (?:died|die|was gone|were gone|was dead|were dead|disappeared|vanished|killed)\b`,
      String.raw`\bif i (?:died|die|was dead|were dead|was gone|were gone)\b${within(30)}\b(?:relief|relieved|better off|easier for|happier)\b|\b(?:world|everyone|everybody|family|kids|people)\b${within(20)}\bbetter without me\b`,
    ),
    ...englishHints,
    ...englishActs,
  ],
  hints: cluesReader(englishClues),
};
