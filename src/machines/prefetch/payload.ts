import type { BlogReading } from '../blog/blogMachine';
import type { BotProfile } from '../catalogue/bot';
import type { BotPage } from '../catalogue/catalogueMachine';

/** What a page shows first, in the language that it was made in (spec 4.16). */
export type Payload = { locale: string } & (
  | { route: 'catalogue'; page: BotPage }
  | { route: 'character'; bot: BotProfile }
  | { route: 'blog'; reading: BlogReading }
);
