import type { FactKind } from '../scripted/languagePack';
import type { Wordings } from '../wordings';

/** A language's phrases by the kind of fact that is asked for. */
export type FactWordings = Omit<Wordings, 'phrases'> & {
  /** Phrases that ask for the names of those spoken of last. */
  them: string;
  phrases: Readonly<Partial<Record<FactKind, string>>>;
};
