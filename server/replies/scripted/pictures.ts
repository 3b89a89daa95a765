import type { ScriptRequest } from '../replySource';
import { hash } from './hash';
import type { Act } from './languagePack';
import { lines } from './lines';
import { captionAt, wishesPlace } from '../places';
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

/** Said when there is no other picture of the wished place. */
const others: typeof captions = {
  en: lines(`
    I have no other from there, so take this one instead.
    None from there that you have not seen, but this one is new.
    Not that place today, I am afraid; will this do?
  `),
  ch: lines(`
    那儿的没有别的了，先拿这张顶上。
    那边的你都看过了，这张还没给你看过。
    今天没有那儿的，这张行吗？
  `),
  es: lines(`
    De allí no tengo otra, así que toma esta.
    De ese sitio ya no queda ninguna que no hayas visto, pero esta es nueva.
    De allí hoy no va a poder ser; ¿te vale esta?
  `),
  de: lines(`
    Von dort habe ich kein anderes, nimm so lange dieses.
    Von da kennst du schon alle, aber dieses noch nicht.
    Von dort leider heute nicht; tut es auch dieses?
  `),
  ru: lines(`
    Оттуда других нет, держи пока это.
    Оттуда показать больше нечего, зато вот это новое.
    Оттуда сегодня никак; такое подойдёт?
  `),
};

const gapOf = (locale: string) => (locale === 'ch' ? '' : ' ');

/** Whether a message asks the character for a picture, in the language it speaks. */
export function asksForPicture(text: string, locale: string): boolean {
  const { acts } = packOf(locale).read(text, null);
  const isAsked = acts.has('askPicture') || wishesPlace(text, locale);
  return isAsked && !FIRST.some((act) => acts.has(act));
}

/** What the character says to a picture: not what it said to the one before; and where it is. */
export function captionOf(request: ScriptRequest): string {
  const { character, user, history, unwanted = [], sendsPicture } = request;
  const setting = sendsPicture?.setting ?? null;
  const lists = sendsPicture?.isAnother === true ? others : captions;
  const own = lists[user.locale] ?? lists['en'] ?? [];
  const said = [
    ...history.flatMap(({ author, text }) => (author === 'bot' ? [text] : [])),
    ...unwanted,
  ].filter((text) => own.some((caption) => text.includes(caption))).length;
  const word = own[(hash(character.facts.slug, 'caption') + said) % own.length] ?? '';
  return setting === null ? word : `${word}${gapOf(user.locale)}${captionAt(setting, user.locale)}`;
}
