import { germanActs } from './acts/de';
import { cluesReader } from './clues';
import { germanClues } from './clues/de';
import { germanHints } from './hints/de';
import { patterns, within, type SelfHarmRules } from './rules';

/** Words between, none of which denies. */
const WORDS = (most: number) =>
  String.raw`(?:[ ,]+(?!(?:nicht|nie|niemals|keinesfalls)\b)\p{L}+){0,${most}}`;
const WILL = String.raw`(?:will|mochte|moechte|mag|wollte|wunschte|muss|werde|konnte|versuche)`;
const I_WILL = String.raw`(?:\bich (?:\p{L}+ )?${WILL}|\b${WILL} ich|^(?:\p{L}+ )?${WILL})`;
const KILL = String.raw`(?:umbringen|umzubringen|umgebracht|(?:zu )?toten|getotet|(?:zu )?erhangen|aufhangen|aufzuhangen|(?:zu )?erschiessen|(?:zu )?ertranken|(?:zu )?vergiften|wegzumachen|(?:zu )?ritzen|geritzt|selbst (?:zu )?verletzen|selbst verletzt)`;
const PLACE = String.raw`(?:von (?:der|einer) brucke|vom (?:dach|balkon|hochhaus)|aus dem fenster|vor (?:den|einen) (?:zug|lkw|bus)|vor die (?:s-|u-)?bahn)`;
const ENDS = String.raw`(?= *(?:$|[.!?,;)…\n]|und\b|aber\b|weil\b|denn\b))`;

export const german: SelfHarmRules = {
  script: /\p{Script=Latin}/u,
  harmless: patterns(
    String.raw`\b(?:statistik\p{L}*|vortrag|referat|kurs|vorlesung|artikel|studie\p{L}*|doku\p{L}*|podcast|seminar|bericht|film|buch|roman)\b${within(25)}\b(?:selbstverletz\p{L}*|selbstmord\p{L}*|suizid\p{L}*)\b`,
    String.raw`\b(?:suizid|selbstmord)(?:pravention|rate|kommando|attentater|statistik|squad|hotline|anschlag)\p{L}*`,
    String.raw`\b(?:nicht|nie|kein\p{L}{0,2}) (?:suizidal|selbstmordgefahrdet|lebensmude|suizidgedanken)\b`,
    String.raw`\bbin ich (?:denn )?lebensmude\b`,
    String.raw`\b(?:wegen|fur|vor) \p{L}+ (?:sterben|tot)\b`,
  ),
  speaking: [
    ...patterns(
      String.raw`${I_WILL}${WORDS(4)} (?:sterben|krepieren|verrecken|tot sein)\b(?! (?:wie|vor|mit \d))`,
      String.raw`\bich\b${WORDS(6)} mich${WORDS(4)} ${KILL}\b|^(?:\p{L}+ )?${WILL} mich${WORDS(3)} ${KILL}\b`,
      String.raw`\b(?:ich|daran|daruber|mir)\b${within(40)}, ?mich (?:\p{L}+ )?${KILL}\b`,
      String.raw`\b(?:ich bringe? mich|bringe? ich mich)${WORDS(4)} um\b(?! (?:den|die|das) )`,
      String.raw`\bmir (?:\p{L}+ ){0,2}(?:das|mein) leben (?:zu )?nehmen\b|\bnehme (?:ich )?mir (?:\p{L}+ ){0,2}das leben\b`,
      String.raw`\bich\b${within(40)}\b(?:suizidgedanken|selbstmordgedanken|suizidal\p{L}*|selbstmordgefahrdet|lebensmude)\b|\blebensmude bin ich\b`,
      String.raw`(?:^|[.!?\n])(?=[^.!?\n]*\bich\b)[^.!?\n]*\b(?:denk\p{L}*|gedacht|plane|geplant|begehe|begehen|uberlege|versuch\p{L}*|uber) (?:\p{L}+ ){0,3}(?:selbstmord|suizid|freitod)\b(?! (?:in|im|bei|geschrieben|gesehen|gelesen)\b)`,
      String.raw`\bmein\p{L}{0,2} (?:letzt\p{L}+ |erst\p{L}+ |eigen\p{L}+ |nachst\p{L}+ )?(?:selbstmord|suizid)(?:versuch\p{L}*|plan\p{L}*)?\b`,
      String.raw`\b${WILL}(?: ich)?(?: (?:so|einfach|eigentlich|wirklich|auch))* nicht (?:mehr|langer|weiter) (?:leben|da sein|existieren|aufwachen|weiterleben|hier sein|am leben sein)${ENDS}`,
      String.raw`\bich (?:kann|will|mag)\b${WORDS(2)} nicht (?:mehr )?weiter ?leben\b`,
      String.raw`\b(?:keinen|kein)(?: einzigen)? (?:grund|sinn)(?: mehr)?${within(12)}\b(?:zu leben|weiterzuleben|im leben|am leben zu)\b|\bleben (?:hat|macht)(?: \p{L}+){0,3} keinen sinn\b|\bnicht (?:mehr )?lebenswert\b|\bwofur es sich (?:noch )?(?:zu leben lohnt|lohnt,? zu leben)\b`,
      String.raw`\bohne mich\b${within(25)}\bbesser (?:dran|gehen|gehts|ginge)\b|\bbesser dran,? (?:ohne mich|wenn ich (?:tot|weg|nicht))\b`,
      String.raw`\bwunschte,? ich (?:ware|war) (?:tot|nie geboren|nicht mehr da)\b|\bware ich (?:doch|nur|bloss)(?: (?:doch|nur|bloss|einfach))* (?:tot|nie geboren)\b|\bam liebsten (?:ware ich )?tot\b`,
      String.raw`\b(?:einschlafen|schlafen)\b${within(12)} (?:nie|nicht)(?: wieder| mehr)+ aufwachen\b|\b(?:hoffentlich|hoffe)\b${within(25)}\b(?:nicht|nie)(?: mehr| wieder)* auf(?:wache)?${ENDS}`,
      String.raw`\bich\b${within(45)}\b${PLACE}\b${within(10)}\b(?:zu spring|springen|zu sturz|sturzen|zu werf|werfen)|\b(?:werfe|schmeisse|sturze|lege) (?:ich )?mich (?:\p{L}+ )?(?:vor|auf|von|aus) (?:den|einen|die|der|dem) (?:zug|gleise|schienen|(?:s-|u-)?bahn|lkw|brucke|fenster)\b|\b(?:ich springe|springe ich) (?:\p{L}+ )?${PLACE}\b(?! in den)`,
      String.raw`\b(?:tabletten|pillen)\b${within(35)}\balle (?:auf einmal )?(?:zu )?(?:nehmen|schlucken|einnehmen)\b|\b(?:ganze|volle)n? (?:packung|schachtel|dose|flasche)\b${within(20)}\b(?:\p{L}*tabletten|pillen|schlafmittel)\b${within(12)}\b(?:geschluckt|genommen|schlucken|nehmen)\b`,
      String.raw`\bwie ?viele?\b${within(30)}\b(?:um|zum) (?:zu )?sterben\b|\btodliche dosis\b|\buberdosis (?:zu )?(?:nehmen|genommen)\b`,
      String.raw`\britze? (?:ich )?mich\b|\bmich\b${WORDS(4)} (?:geritzt|ritzen)\b|\bpulsadern\b|\b(?:verbrenne|schneide) mich (?:selbst|mit (?:zigaretten|einer klinge|klingen|absicht|dem feuerzeug))`,
      String.raw`${I_WILL}${WORDS(3)} mir (?:\p{L}+ )?(?:wehtun|weh tun|(?:et)?was antun)\b|\bmir (?:selbst )?(?:(?:et)?was anzutun|wehzutun|weh zu tun)\b|\btue? mir selbst weh\b`,
      String.raw`\b(?:verletze mich selbst|selbstverletz\p{L}+)\b`,
      String.raw`\b(?:ich|mein\p{L}{0,2})\b${within(30)}\babschiedsbrief\b(?!${within(20)}(?:kolleg|team|chef|firma|klasse))`,
      String.raw`\b(?:schluss mit (?:meinem|dem) leben|meinem leben ein ende|mein leben (?:zu )?beenden|allem ein ende (?:zu )?setz\p{L}+|dem (?:ganzen )?ein ende (?:zu )?setz\p{L}+)\b`,
      String.raw`\bwie (?:bringt|bringe|kann|nimmt) (?:man|ich) (?:sich|mich)\b${within(30)}\b(?:umbringen|um|das leben)\b|\bschmerzlos\p{L}* (?:zu )?(?:sterben|umbringen)\b`,
      String.raw`\blieber tot als\b|\blieber sterben als (?:so|weiter|noch)\b`,
      String.raw`${I_WILL}${WORDS(3)} fur immer (?:verschwinden|weg sein|einschlafen|schlafen)\b|${I_WILL} (?:\p{L}+ )?nie (?:mehr|wieder) aufwachen\b`,
      String.raw`\bnicht verdient,? (?:zu (?:leben|existieren)|am leben)\b|\bverdiene (?:es )?nicht,? zu leben\b`,
      String.raw`\b(?:niemand|keiner|keinem)\b${within(25)}\b(?:merk\p{L}*|vermiss\p{L}*|auffall\p{L}*|fehlen|interessier\p{L}*)\b${within(12)}\bwenn ich (?:tot|weg|nicht mehr|sterb\p{L}*|verschw\p{L}*)\b`,
      String.raw`\bwenn ich\b${within(12)}\b(?:tot|weg|nicht mehr da) ware\b${within(20)}\b(?:erleichtert|besser|leichter)\b|\bich\b${within(15)}\bmude (?:vom leben|zu leben)\b`,
    ),
    ...germanHints,
    ...germanActs,
  ],
  hints: cluesReader(germanClues),
};
