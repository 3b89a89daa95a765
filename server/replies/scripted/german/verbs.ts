const IRREGULAR: Readonly<Record<string, string>> = {
  bin: 'bist',
  war: 'warst',
  wäre: 'wärst',
  habe: 'hast',
  hab: 'hast',
  werde: 'wirst',
  weiß: 'weißt',
  weiss: 'weißt',
  kann: 'kannst',
  muss: 'musst',
  will: 'willst',
  darf: 'darfst',
  soll: 'sollst',
  mag: 'magst',
  tue: 'tust',
  ging: 'gingst',
  kam: 'kamst',
  bekam: 'bekamst',
  sah: 'sahst',
  fand: 'fandest',
  stand: 'standest',
  ließ: 'ließt',
  saß: 'saßt',
  lag: 'lagst',
  fuhr: 'fuhrst',
  lief: 'liefst',
  schrieb: 'schriebst',
  blieb: 'bliebst',
  sprach: 'sprachst',
  traf: 'trafst',
  nahm: 'nahmst',
  gab: 'gabst',
  rief: 'riefst',
  schlief: 'schliefst',
  wurde: 'wurdest',
};

/** Verbs whose vowel changes; whatever prefix they carry. */
const VOWEL_CHANGES: readonly (readonly [string, string])[] = [
  ['fahre', 'fährst'],
  ['schlafe', 'schläfst'],
  ['laufe', 'läufst'],
  ['trage', 'trägst'],
  ['halte', 'hältst'],
  ['falle', 'fällst'],
  ['lasse', 'lässt'],
  ['wasche', 'wäschst'],
  ['fange', 'fängst'],
  ['lade', 'lädst'],
  ['rate', 'rätst'],
  ['wachse', 'wächst'],
  ['lese', 'liest'],
  ['sehe', 'siehst'],
  ['esse', 'isst'],
  ['vergesse', 'vergisst'],
  ['gebe', 'gibst'],
  ['nehme', 'nimmst'],
  ['helfe', 'hilfst'],
  ['treffe', 'triffst'],
  ['spreche', 'sprichst'],
  ['breche', 'brichst'],
  ['sterbe', 'stirbst'],
  ['bewerbe', 'bewirbst'],
  ['werfe', 'wirfst'],
  ['trete', 'trittst'],
  ['empfehle', 'empfiehlst'],
];
const PREFIX = /^(?:ver|be|ent|er|ge|zer|miss|unter|über)?$/;
const SHORTENED = new Set(
  'mach geh wohn koch find denk komm les glaub lieb spiel steh lauf schlaf fahr nehm brauch arbeit hör fühl seh schreib leb lern sitz lieg trink fang zieh hol kauf ruf zahl treff trag lass wasch geb ess helf bekomm verdien üb vermiss hoff bleib flieg bring'.split(
    ' ',
  ),
);
/** Words in -e that follow or precede "ich" without being its verb. */
const NO_VERB =
  /^(?:heute|gerade|gerne|lange|ohne|eine|meine|keine|diese|jede|alle|viele|beide|seine|ihre|bitte|danke|leute|sonne|letzte|letzte[nrs]|ende|morgen)$/u;

/** "gehe" to "gehst"; null for what is no form after "ich". */
export function afterDu(verb: string): string | null {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (SHORTENED.has(verb)) return afterDu(`${verb}e`);
  if (!/^\p{Ll}{2,}e$/u.test(verb) || NO_VERB.test(verb)) return null;
  for (const [first, second] of VOWEL_CHANGES)
    if (verb.endsWith(first) && PREFIX.test(verb.slice(0, -first.length)))
      return verb.slice(0, -first.length) + second;
  if (/[td]e$|[^aeiouäöürlhnm][nm]e$/u.test(verb)) return `${verb}st`;
  if (/[sßzx]e$/u.test(verb)) return `${verb.slice(0, -1)}t`;
  if (/[^aeiouäöülh]le$/u.test(verb)) return `${verb.slice(0, -2)}elst`;
  return `${verb.slice(0, -1)}st`;
}

const AFTER_IHR: Readonly<Record<string, string>> = { sind: 'seid', waren: 'wart' };

/** "gehen" to "geht", as after "ihr"; null for what is no form after "wir". */
export function afterIhr(verb: string): string | null {
  const irregular = AFTER_IHR[verb];
  if (irregular !== undefined) return irregular;
  const stem = /^(\p{Ll}{2,}?)(?:en|(?<=[lr])n)$/u.exec(verb)?.[1];
  if (stem === undefined) return null;
  return /[td]$/.test(stem) ? `${stem}et` : `${stem}t`;
}

/** "wandere" to "wandern", "bastle" to "basteln", "gehe" to "gehen"; null for no such form. */
export function infinitive(verb: string): string | null {
  if (verb === 'bin') return 'sein';
  if (verb === 'tue') return 'tun';
  const whole = SHORTENED.has(verb) ? `${verb}e` : verb;
  if (!/^\p{Ll}{2,}e$/u.test(whole) || NO_VERB.test(whole)) return null;
  if (/[^aeiouäöülh]le$/u.test(whole)) return `${whole.slice(0, -2)}eln`;
  if (/[aeiouäöü]\p{L}{1,30}ere$|[aeu]uere$/u.test(whole)) return `${whole.slice(0, -1)}n`;
  return `${whole}n`;
}
