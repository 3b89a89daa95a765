import { patterns, within } from '../rules';

const DRUG = String.raw`(?:\p{L}*tabletten|\p{L}*pillen|schlafmittel|schmerzmittel|beruhigungsmittel|medikamente|paracetamol|ibuprofen|aspirin|antidepressiva|tavor|valium|insulin)`;
const PACK = String.raw`(?:streifen|blister|packung|packungen|schachtel|schachteln|dose|flasche|glas|rohrchen|monatspackung|vorrat)`;
const TOOK = String.raw`(?:geschluckt|genommen|runtergeschluckt|eingenommen|eingeworfen|gegessen|reingehauen|intus|weggeschluckt)`;
const AFTER = String.raw`wenn ich (?:dann |mal )?(?:nicht mehr (?:da|hier|lebe|bin|am leben)|tot|fort|gegangen)\b(?! (?:im|in|auf|zu hause)\b)`;
const LOVED = String.raw`(?:hund|katze|kater|mama|mutter|papa|vater|oma|opa|eltern|pferd|kinder|sohn|tochter)`;

/** What was done, a farewell, and a plan that stands. */
export const germanActs = patterns(
  String.raw`\b(?:habe?|hab) (?:ich )?${within(25)}\b(?:ganze[nrs]?|volle[nrs]?|komplette[nrs]?|zwei|drei|vier|alle|rest)\b${within(8)}\b${PACK}\b${within(12)}\b${DRUG}\b${within(18)}\b${TOOK}\b(?!${within(12)}(?:antibiotik|vitamin|uber (?:die|eine) woche))`,
  String.raw`\b(?:habe?|hab) (?:ich )?${within(20)}\balle (?:meine |ihre |seine |die |mamas |ihre )?${DRUG}\b${within(15)}\b${TOOK}\b|\bich (?:nahm|schluckte)\b${within(12)}\b(?:ganze[nr]?|volle[nr]?|alle)\b${within(15)}\b${DRUG}\b`,
  String.raw`\bmagen (?:\p{L}+ )?ausgepumpt\b(?=.*\b(?:mir|ich|mein\p{L}*)\b)|\bmir (?:\p{L}+ ){0,4}magen (?:\p{L}+ )?ausgepumpt\b|\b(?:rechtzeitig|gerade noch) (?:gefunden|abgeschnitten|runtergeholt)\b(?<=\bmich\b.{0,40})`,
  String.raw`\b(?:strick|seil|gurtel|ast|kabel|schlinge|haken)\b (?:ist |hat )?(?:\p{L}+ )?(?:gerissen|riss|gebrochen|brach|nicht gehalten|hielt nicht|nachgegeben)\b${within(40)}\b(?:noch (?:da|hier|am leben)|nicht (?:ein)?mal|lebe|uberlebt|gescheitert|aufgewacht)\b`,
  String.raw`\b(?:habe?|hab)\b${within(20)}\b(?:gas aufgedreht|gashahn aufgedreht|gas angelassen)\b|\b(?:schlauch|auspuff)\b${within(30)}\b(?:garage|auto|fenster)\b${within(30)}\b(?:einschlafen|gesessen|gewartet|eingeschlafen)\b`,
  String.raw`\b(?:stand|sass|war|hing|kletterte|gestanden|gesessen|geklettert)\b${within(15)}\b(?:brucke|gelander|dach|dachkante|gleise[n]?|fensterbrett|balkon\p{L}*|brustung)\b${within(40)}\b(?:(?:habe? )?mich nicht getraut|konnte (?:es )?nicht|fast (?:gesprungen|losgelassen)|beinahe (?:gesprungen|losgelassen)|zuruckgezogen|runtergeholt|polizei)\b(?!${within(12)}(?:falschparker|unfall|stau))`,
  String.raw`\b(?:sag|sagt|sagen sie|richte|richtet)\b${within(40)}\b(?<!\bich (?:bin|war|hatte) )(?:nicht|keine|niemand\p{L}*)\b${within(10)}\bschuld\b${within(4)}(?=$|[.!?,]|ist|sind|war|hat|trifft)|\bniemand (?:\p{L}+ )?(?:ist |war |hat )?schuld\b${within(30)}\b(?:weg|gehe|leb(?:t)? wohl|frieden|nicht mehr da)\b`,
  String.raw`\b(?:von allen|bei allen) (?:schon )?verabschiedet\b(?!${within(15)}(?:buro|kolleg|firma|arbeit|party|feier))|\b(?:meine|die) (?:letzte|allerletzte) (?:nachricht|worte) (?:an (?:euch|alle|die welt)|uberhaupt|fur immer)\b`,
  String.raw`\b(?:kummer[et]?|kummert|pass(?:t)?|sorgt?|seid)\b${within(40)}\b${AFTER}|\b(?:verzeih\p{L}*|vergib|vergebt|entschuldig\p{L}*|tut mir leid)\b${within(20)}\bwas ich (?:jetzt |gleich |heute |nun )?(?:tun werde|tue|mache|vorhabe|tun muss)\b`,
  String.raw`\b(?:datum|tag|termin)\b (?:\p{L}+ ){0,3}(?:steht|festgelegt|ausgesucht|gewahlt|entschieden)\b${within(30)}\b(?:sterb\p{L}*|nicht mehr (?:da|leben)|schluss (?:mache|machen)|weg fur immer|meinen tod)\b(?!${within(15)}(?:hochzeit|umzug|party|feier))`,
  String.raw`\b(?:strick|seil|rasierklingen?|waffe|helium|holzkohle|tabletten)\b${within(10)}\b(?:gekauft|besorgt|bestellt|versteckt|bereitgelegt)\b${within(20)}\b(?:um (?:es|mich|schluss)|fur (?:mich|den tag|die nacht|wenn ich)|falls ich)\b(?!${within(12)}(?:grill|kopfschm|reise|krank|erkalt))`,
  String.raw`\b(?:wenn|sobald|bis|nachdem)\b (?:mein|meine|unser|unsere)n? (?:alter? )?${LOVED}\b${within(15)}\b(?:stirbt|tot ist|gestorben ist|weg ist|nicht mehr (?:ist|lebt|da ist)|aus dem haus (?:ist|sind)|gross (?:ist|sind))\b${within(12)}\b(?:gehe ich auch|folge ich|bin ich (?:auch )?(?:weg|dran|frei zu gehen)|kann ich (?:endlich |auch )?(?:gehen|sterben)|halt mich nichts|mache ich schluss)\b`,
  String.raw`\b(?:das einzige|der einzige|die einzige|einziger grund|nur)\b${within(25)}\b(?:halt mich (?:noch )?(?:am leben|davon ab(?! (?:zu )?(?:\p{L}+ )?(?:essen|kaufen)))|dass ich (?:noch )?(?:lebe|am leben bin|es nicht (?:tue|getan)))`,
  String.raw`\bwenn (?:das|es|die \p{L}+|der \p{L}+) (?:\p{L}+ ){0,3}(?:nicht klappt|schiefgeht|nicht hilft|scheitert|fehlschlagt)\b${within(8)}\b(?:mache? ich schluss(?! mit (?:ihm|ihr|dem job))|bringe? ich mich um|springe ich|bin ich weg fur immer|beende ich (?:es|alles|mein leben))\b`,
);
