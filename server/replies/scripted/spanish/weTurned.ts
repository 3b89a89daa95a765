/** Forms of "we" that no ending tells, as they are said to several. */
const IRREGULAR: Readonly<Record<string, string>> = {
  somos: 'sois', vamos: 'vais', fuimos: 'fuisteis', éramos: 'erais', íbamos: 'ibais', nos: 'os',
  vemos: 'veis', damos: 'dais',
  hemos: 'habéis', vimos: 'visteis', dimos: 'disteis', nosotros: 'vosotros', nosotras: 'vosotras',
  nuestro: 'vuestro', nuestra: 'vuestra', nuestros: 'vuestros', nuestras: 'vuestras',
}; // oxfmt-ignore

/** Stems of a past that ends as the present does. */
const STRONG = /^(?:estuv|tuv|hic|vin|dij|pus|pud|quis|sup|traj|hub|anduv|conduj)imos$/u;
const OF_PAST =
  /(?<!\p{L})(?:ayer|anoche|pasad[oa]s?|hace|entonces|anteayer|en (?:19|20)\d\d)(?!\p{L})/iu;

/** "vivimos" to "vivís", "llevábamos" to "llevabais"; undefined for no form of "we". */
export function weTurned(word: string, clause: string): string | undefined {
  const lower = word.toLowerCase();
  const irregular = IRREGULAR[lower];
  if (irregular !== undefined) return irregular;
  if (STRONG.test(lower)) return lower.replace(/imos$/u, 'isteis');
  if (/(?:ábamos|abamos)$/u.test(lower)) return lower.replace(/[áa]bamos$/u, 'abais');
  if (/íamos$/u.test(lower)) return lower.replace(/íamos$/u, 'íais');
  if (
    !/\p{L}{2}[aei]mos$/u.test(lower) ||
    /^(?:ramos|extremos|mismos|ánimos|últimos|próximos|mínimos|máximos)$/u.test(lower)
  )
    return undefined;
  const isPast = OF_PAST.test(clause);
  if (lower.endsWith('amos')) return lower.replace(/amos$/u, isPast ? 'asteis' : 'áis');
  if (lower.endsWith('imos')) return lower.replace(/imos$/u, isPast ? 'isteis' : 'ís');
  return lower.replace(/emos$/u, 'éis');
}
