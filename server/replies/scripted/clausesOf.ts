const JOINS = /[,;!?\n，；！？。]|(?<!\d)\.|\s(?:but|aber|pero|но)\s|但是?|不过|可是/iu;

/** The clauses of a message, the last one first: it counts most. */
export const clausesOf = (text: string) =>
  text
    .split(JOINS)
    .filter((clause) => clause.trim() !== '')
    .toReversed();
