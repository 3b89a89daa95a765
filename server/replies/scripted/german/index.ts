import { askedFactsReader } from '../../askedFacts/askedFacts';
import { german as askedFacts } from '../../askedFacts/german';
import { askedSelfReader } from '../../askedSelf/askedSelf';
import { german as askedSelf } from '../../askedSelf/german';
import type { Fact, LanguagePack } from '../languagePack';
import { occasionReader } from '../../occasions/occasions';
import { informalGerman } from '../../askedSelf/informal';
import { orLeaves } from '../leaving';
import { reader } from '../reader';
import { german as told } from '../told/german';
import { capitalized, clausesOf, enumerated, splitSentences, type Clauses } from '../sentences';
import { advice } from './advice';
import { adviceForms } from './adviceForms';
import { readActs } from './acts';
import { inflected } from './beings';
import { common } from './commonLines';
import { readFacts, readNameOfOther } from './facts';
import { readFeeling, readLoss } from './feelings';
import { frankly } from './frankly';
import { particulars } from './particulars';
import { grief } from './grief';
import { moments, riddles } from './moments';
import { german as playedActs } from '../playedActs/german';
import { quickAnswers } from './quickAnswers';
import { remarks } from './remarks';
import { shortAnswers } from './shortAnswers';
import { bold } from './registers/bold';
import { courtly } from './registers/courtly';
import { dreamy } from './registers/dreamy';
import { dry } from './registers/dry';
import { earnest } from './registers/earnest';
import { playful } from './registers/playful';
import { terse } from './registers/terse';
import { warm } from './registers/warm';
import { fold, plain, uncapitalized } from './spelling';
import { toldDays } from './toldDays';
import { toldDoings } from './toldDoings';
import { toldPeople } from './toldPeople';
import { contentWords, readSubjects, stem } from './topics';

const GERMAN = new Set(
  'ich du er sie es wir ihr der die das den dem ein eine einen einem einer und oder aber ist bin bist sind war waren habe hab hast hat nicht kein keine mein meine dein deine mir dir mich dich was wie wo wer wann warum ja nein auf mit von zu im in am um fur auch noch schon so doch mal sehr gut heute morgen gestern wenn weil dass als nur aus bei nach uber kann will muss geht mag machst mache'.split(
    ' ',
  ),
);
const OTHERS = new Set(
  'the i you are is my do not yes what how that this with he she they we have your just does did of to and it a que qué cómo como estás estoy soy eres pero por para muy una los las el yo hola haces hacer je est pas suis avec pour vous une les tu sono che di per non quoi comment'.split(
    ' ',
  ),
);

/** Another script, or more function words of another language than of German. */
function isGerman(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length < letters.length / 2) return false;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const foreign = words.filter((word) => OTHERS.has(word)).length;
  return foreign < 2 || foreign <= words.filter((word) => GERMAN.has(fold(word))).length;
}

const read = reader({
  asides: told.asides,
  spelled: informalGerman,
  words: contentWords,
  acts: orLeaves(readActs, 'de'),
  feeling: readFeeling,
  facts: readFacts,
  nameOfOther: readNameOfOther,
  loss: readLoss,
  subjects: readSubjects,
  understood: isGerman,
});

/** "deine Schwester heißt Clara"; null for somebody without a name. */
function named({ value, called }: Fact): string | null {
  return called === undefined || called === value
    ? null
    : `${value.slice(0, -called.length - 1)} heißt ${called}`;
}

const CLAUSES: Clauses = {
  name: ({ value }) => `du heißt ${value}`,
  place: ({ value }) => `du wohnst ${value}`,
  origin: ({ value }) => `du kommst ${value}`,
  job: ({ value }) => `du bist ${value}`,
  workplace: ({ value }) => `du arbeitest ${value}`,
  study: ({ value }) => `du studierst ${value}`,
  learning: ({ value }) => `du lernst ${value}`,
  plays: ({ value }) => `du spielst ${value}`,
  like: ({ value, called }) => called ?? `du magst ${value}`,
  dislike: ({ value, called }) => called ?? `du magst ${value} nicht`,
  pet: (fact) => named(fact) ?? `bei dir wohnt ${fact.value}`,
  person: (fact) => named(fact) ?? '',
  plan: ({ value }) => `vor dir liegt ${value}`,
};
function summary(facts: readonly Fact[]): string {
  return capitalized(enumerated(clausesOf(facts, CLAUSES), ' und '));
}

/** Words that may begin a line and are written small within one; others there are nouns and names. */
const SMALL = new Set(
  'abgespeichert angekommen bin bleib diesen dieser entscheide fehlt gern gesagt klare leere mehr mhm spielen wäre aber abgeblitzt abgelehnt abgemacht ach ah alle allerdings alles als also am an anders auch auf aufrecht aus autsch außerdem bald bei beides beim bewahr bis bisher bitte bloß bring da dabei dafür dagegen damals damit danach danke dann daran darauf darin darum darüber das dass davon dazu dein deine deinen deiner dem den denk denn der des deshalb deswegen deutlich dich die diese dieses dir doch dort drei dreimal drüben du durch eben ehrlich eigentlich ein eine einem einen einer eines einfach einmal eins einst einverstanden elf endlich er erinnert ernsten erst erwischt erzähl es etwas euch fast fein frag frech früher fünf für fürs ganz gar gegen geh gehört genau genug gerade gern gesprochen gestern gibt gleich grüß gut guten gutes ha hab habe halt hat hellwach heute hey hi hier hinter hm hungrig hör ich ihr im immer immerhin in irgendwann irgendwas irgendwo ist ja jede jeden jeder jederzeit jedes jemand jetzt kaltes kann kaum kein keine keiner klar kleine komm kommt kurz kurze lange langsam lass laut leb leg leise letztlich lieber mach mal man manche mancher manches manchmal mein meine meinen meiner meinetwegen meist meistens mich mir mit mitten mittwochs montags morgen morgens muss müde nach nachts natürlich neben nein neuerdings neulich neun nicht nichts nie niemand nimm noch nur nächste ob oben oft ohne okay pass passt red sag saubere schade schau schlechte schläft schnell schon schön sechs sei seit seitdem selbst setz sie sieh so sogar solche solide sonntags sonst spät späte statistisch steht stell still stimmt süß tja trotzdem um und ungefähr unlängst unser unter verrucht verstanden vielleicht vier vierzig von vor vorgestern vorhin wahre wahrscheinlich wann war warte warum was wegen weil weiß welche welchem welchen welcher welches wem wen wenig weniger wenn wer wessen wie wieder wieso willkommen wir wo wobei wofür wogegen woher wohin womit wonach woran worauf woraus worin worum worüber wovon wovor wozu wunderbar zehn zeig zu zuerst zufällig zuletzt zum zur zwei zweimal zwischen über übrigens abgehakt gebongt geht gewiss jo jup klaro läuft na okidoki sehr soll vermerkt verstehe wird aha braucht gute her klasse klingt macht nun oha schwer ui vortrefflich lach'.split(
    ' ',
  ),
);

function address(sentence: string, name: string): string {
  const [first = '', second = ''] = sentence.split(/[\s,.:!?]+/u);
  const isVerbFirst =
    /^(?:du|dich|dir|ich|er|sie|es|wir|man|euch|dein\p{L}*|ein\p{L}*|der|die|das|jemand|sich|mich|mir)$/u.test(
      second,
    );
  const isSmall = SMALL.has(first.toLowerCase()) || isVerbFirst;
  return `${name}, ${isSmall ? uncapitalized(sentence) : sentence}`;
}

export const german: LanguagePack = {
  read,
  registers: { warm, dry, playful, courtly, terse, dreamy, earnest, bold },
  common,
  sentences: splitSentences,
  isQuestion: (sentence) => /\?[!"“”’)]*$/.test(sentence.trim()),
  address,
  summary,
  told,
  playedActs,
  quickAnswers,
  remarks,
  shortAnswers,
  questions: askedFactsReader(askedFacts, informalGerman),
  self: askedSelfReader(askedSelf, informalGerman),
  advice: occasionReader(advice, askedSelf, informalGerman),
  moments: occasionReader(moments, askedSelf, informalGerman),
  adviceForms: occasionReader(adviceForms, askedSelf, informalGerman),
  mentioned: occasionReader(
    { ...toldDoings, ...toldDays, ...toldPeople },
    askedSelf,
    informalGerman,
  ),
  grief: occasionReader(grief, askedSelf, informalGerman),
  frankly: occasionReader(frankly, askedSelf, informalGerman),
  particulars: occasionReader(particulars, askedSelf, informalGerman),
  ownParticulars: particulars,
  riddles,
  fullStop: '.',
  quoted: (text) => `„${text}“`,
  capitalized,
  inflected,
  plain,
  stem,
};
