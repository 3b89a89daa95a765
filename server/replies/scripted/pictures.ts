import type { ScriptRequest } from '../replySource';
import { hash } from './hash';
import type { Act } from './languagePack';
import { lines } from './lines';
import { packOf } from './packs';

/** What a message is answered to before anything that it asks for. */
const FIRST: readonly Act[] = ['crisis', 'insult', 'sexual'];

const captions: Readonly<Record<string, readonly string[]>> = {
  en: lines(`
    Here, just for you.
    This is me, the way I like it best.
    Fine, one picture; you asked nicely.
    There you go, and be kind about it.
    One of the better ones, I think.
  `),
  ch: lines(`
    给你，只给你看。
    这张是我自己最喜欢的。
    好吧，就一张，谁叫你问得这么客气。
    喏，嘴下留情啊。
    这张应该算拍得不错的。
  `),
  es: lines(`
    Toma, solo para ti.
    Así me veo en la que más me gusta.
    Vale, una foto; lo has pedido con cariño.
    Aquí la tienes, y no seas cruel.
    De las mejores que tengo, creo.
  `),
  de: lines(`
    Hier, nur für dich.
    So sehe ich mich am liebsten.
    Na gut, ein Bild, du hast so nett gefragt.
    Bitte sehr, und sei gnädig.
    Eins von den besseren, finde ich.
  `),
  ru: lines(`
    Держи, это только для тебя.
    Вот снимок, который мне нравится больше всех.
    Ну хорошо, одно фото, за вежливость.
    Вот, только не суди строго.
    По-моему, один из лучших.
  `),
};

/** Whether a message asks the character for a picture, in the language it speaks. */
export function asksForPicture(text: string, locale: string): boolean {
  const { acts } = packOf(locale).read(text, null);
  return acts.has('askPicture') && !FIRST.some((act) => acts.has(act));
}

/** What the character says to a picture: not what it said to the one before. */
export function captionOf({ character, user, history, unwanted = [] }: ScriptRequest): string {
  const own = captions[user.locale] ?? captions['en'] ?? [];
  const said = [
    ...history.flatMap(({ author, text }) => (author === 'bot' ? [text] : [])),
    ...unwanted,
  ].filter((text) => own.some((caption) => text.endsWith(caption))).length;
  return own[(hash(character.facts.slug, 'caption') + said) % own.length] ?? '';
}
