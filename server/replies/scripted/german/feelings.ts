import type { Feeling } from '../languagePack';
import { fold, spelled } from './spelling';

const KIN = String.raw`(?:mutter|mama|vater|papa|bruder|schwester|sohn|tochter|frau|mann|partner|partnerin|freund|freundin|oma|opa|großmutter|großvater|tante|onkel|hund|katze|kater|baby)`;
const LOST = spelled(
  String.raw`\b(?:gestorben|verstorben|(?:ist|sind) (?:\p{L}+ )?tot\b|beerdigung|begräbnis|trauerfeier|trauere|in trauer|eingeschläfert|(?:habe?|haben) (?:\p{L}+ )?(?:mein|unser)\p{L}* (?:\p{L}+ )?${KIN} verloren|ums leben gekommen|starb)\b`,
);
const PARTED = spelled(
  String.raw`\b(?:schluss gemacht|(?:uns|mich|sich von mir) (?:\p{L}+ )?getrennt|hat mich verlassen|haben uns (?:\p{L}+ )?getrennt|geschieden|ausgezogen ist|ist ausgezogen|trennung|auseinander)\b`,
);
const MINE =
  /\b(?:ich|mich|mir|mein\p{L}*|wir|uns|bin|habe?|fuhle?|war|heute|tag|so|voll|total|echt|gerade|grad|tut|bissc?h?e?n)\b/u;

const FEELINGS: readonly (readonly [Feeling, RegExp])[] = (
  [
    [
      'lonely',
      String.raw`einsam\p{L}*|(?:so|ganz|immer|oft|ziemlich|total|völlig|gerade|wieder|sehr|bin) allein(?:e)?\b(?! (?:wegen|gereist|in den urlaub|gekocht))|niemand(?:en|em)? zum reden|keine freunde|keiner (?:ruft|meldet|interessiert)|niemand (?:ruft|meldet|interessiert)|heimweh|isoliert`,
    ],
    [
      'ill',
      String.raw`krank(?!en|heit|ge)|erkältet|erkältung|grippe|fieber|kopfschmerzen|kopfweh|migräne|bauchschmerzen|bauchweh|zahnschmerzen|übel|magen-?darm|lebensmittelvergiftung|im krankenhaus gelandet|halsschmerzen|corona`,
    ],
    [
      'anxious',
      String.raw`angst|ängstlich|nervös|aufgeregt|besorgt|sorgen|mache mir sorge\p{L}*|gestresst|stress|panik\p{L}*|überfordert|unter druck|lampenfieber|unruhig|fürchte mich|bange`,
    ],
    [
      'angry',
      String.raw`wütend|sauer|stinksauer|genervt|verärgert|wut|zornig|ärgere? mich|ärgert mich|regt mich auf|aufgeregt über|kotzt mich an|nervt mich|nervt (?:total|so|voll|echt)|angeschrien|angebrüllt|hab(?:e)? die nase voll|frustriert|frust`,
    ],
    [
      'sad',
      String.raw`traurig\p{L}*|unglücklich|deprimiert|depressiv|niedergeschlagen|am boden|geweint|weine\b|weinen|heule|geheult|liebeskummer|(?:riesen)?streit (?:mit|gehabt)|gestritten|(?:hatte|hatten|habe|haben) (?:\p{L}+ ){0,3}streit|verkracht|(?:schlechter|mieser|beschissener|furchtbarer|schrecklicher|harter|scheiß) tag|scheißtag|scheisstag|tut (?:\p{L}+ ){0,2}weh|gefeuert|gekündigt worden|entlassen worden|(?:mir|mich) (?:\p{L}+ ){0,3}(?:gekündigt|entlassen|gefeuert)|wurde (?:\p{L}+ ){0,3}(?:gefeuert|gekündigt|entlassen)|enttäuscht|mir geht(?:'s| es|s)? (?:\p{L}+ ){0,3}(?:nicht (?:so )?gut|schlecht|mies|beschissen|scheiße|dreckig)|geht(?:'s| es|s)? mir (?:\p{L}+ ){0,2}(?:nicht (?:so )?gut|schlecht|mies|beschissen|scheiße|dreckig)|schlecht drauf|niedergedrückt|elend`,
    ],
    [
      'tired',
      String.raw`müde|todmüde|hundemüde|erschöpft|kaputt(?= (?:heute|von|vom|nach)|[ .,!?]*$)|fix und fertig|total fertig|völlig fertig|voll fertig|k\.?o\.?\b|ausgelaugt|ausgebrannt|übermüdet|schlapp|platt|schlecht geschlafen|kaum geschlafen|nicht (?:ein|durch)?schlafen|nicht geschlafen|keine energie|keine kraft`,
    ],
    [
      'bored',
      String.raw`langweile? mich|mir ist (?:so |total |echt |voll )*langweilig|gelangweilt|langeweile|nichts zu tun|öde\b`,
    ],
    [
      'happy',
      String.raw`glücklich|freue? mich|gefreut|froh|happy|begeistert|stolz|erleichtert|dankbar|toller tag|schöner tag|guter tag|super tag|bester tag|mir geht(?:'s| es|s)? (?:(?!nicht)\p{L}+ ){0,3}(?:gut|besser|super|prima)|geht(?:'s| es|s)? mir (?:(?!nicht)\p{L}+ ){0,3}(?:gut|besser|super|prima|blendend)|fühle? mich (?:\p{L}+ )?(?:gut|besser|super|frei|leicht|lebendig)|gute neuigkeit\p{L}*|gute nachricht\p{L}*|endlich (?:\p{L}+ ){0,3}(?:geschafft|fertig|bestanden|bekommen)|bestanden|befördert|beförderung|(?:hab|habe) den job|die zusage|zusage bekommen|gewonnen|verlobt|frisch verliebt|bin verliebt|so gut drauf|gut gelaunt|überglücklich|geschafft`,
    ],
  ] as const
).map(([feeling, source]) => [feeling, spelled(String.raw`(?<!\p{L})(?:${source})`)] as const);

const OF_OTHERS = spelled(
  String.raw`\b(?:er|sie|es|du|chef|chefin|\p{L}*mutter|mama|\p{L}*vater|papa|schwester|bruder|freund|freundin|mann|frau|leute|alle|kollege|kollegin|katze|kater|hund|nachbar\p{L}*|\p{Lu}?\p{L}+) (?:ist|war|sind|wirkt|klingt|wird|wurde|hat|hatte)(?: \p{L}+){0,2} $`,
);
const SELF = /\b(?:ich|mich|mir|bin|es|tag|alles|wir)\b/u;
const NEGATED = spelled(
  String.raw`\b(?:nicht|nicht mehr|kein|keine|keinen|nie|nie mehr|weder|ohne|wenig|kaum)(?: (?:so|sehr|mehr|wirklich|besonders|gerade|zu))* $`,
);

/** The feeling the user tells of as their own, or null. */
export function readFeeling(text: string): Feeling | null {
  const plain = fold(text);
  if (LOST.test(plain)) return 'grief';
  if (plain.split(/\s+/).length > 4 && !MINE.test(plain)) return null;
  for (const [feeling, pattern] of FEELINGS) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const clause =
      plain
        .slice(0, match.index)
        .split(/[.,!?;]|\b(?:und|aber|weil|dass)\b/)
        .at(-1) ?? '';
    if (NEGATED.test(clause)) continue;
    if (OF_OTHERS.test(clause) && !SELF.test(clause)) continue;
    return feeling;
  }
  return null;
}

/** Whether somebody spoken of died, or left for good. */
export function readLoss(text: string): boolean {
  const plain = fold(text);
  return LOST.test(plain) || PARTED.test(plain);
}
