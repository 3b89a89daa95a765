const TURNED: Readonly<Record<string, string>> = {
  我们: '你们',
  咱们: '你们',
  咱: '你',
  你们: '我们',
  我: '你',
  你: '我',
  您: '我',
};

/** Turns first and second person round: "我跟老板提起你" to "你跟老板提起我". */
export function reflect(clause: string): string {
  return clause.replace(/我们|咱们|你们|咱|(?<!自)我|您|你(?!好)/g, (word) => TURNED[word] ?? word);
}

/** A sentence's end as one says it, which a quotation of it leaves out. */
export function withoutParticles(clause: string): string {
  return clause.replace(
    /(?:[啊呀呢哦噢哈嘛啦吧哎唉诶嘞咯哟~]|而已|来着|(?<!h)h{2,20}(?!h)){1,20}$/u,
    '',
  );
}
