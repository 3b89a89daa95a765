import type { BlogReading } from '../blog/blogMachine';
import type { CharacterDetail } from '../catalogue/character';
import type { CharacterPage } from '../catalogue/catalogueMachine';

/** What a page shows first, in the language that it was made in (spec 4.16). */
export type Payload = { locale: string } & (
  | { route: 'catalogue'; page: CharacterPage }
  | { route: 'character'; character: CharacterDetail }
  | { route: 'blog'; reading: BlogReading }
);
