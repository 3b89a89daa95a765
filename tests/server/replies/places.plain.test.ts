import { describe, expect, it } from 'vitest';
import { spokenLocales } from '../../../common/locales';
import { placeNames } from '../../../common/places';
import { captionAt, placesIn } from '../../../server/replies/places';
import { asksForPicture } from '../../../server/replies/scripted/pictures';

describe('a wish for a picture of a place', () => {
  it.each([
    ['en', 'A picture of the tavern', 'tavern'],
    ['en', 'a selfie from the harbour?', 'harbour'],
    ['en', 'Can you send me another photo from your kitchen, please?', 'kitchen'],
    ['de', 'Ein Bild aus der Küche', 'kitchen'],
    ['de', 'Noch ein Selfie vom Hafen?', 'harbour'],
    ['de', 'Schickst du mir ein Foto aus der Werkstatt?', 'workshop'],
    ['es', 'Una foto en la taberna', 'tavern'],
    ['es', '¿Me mandas una foto de la cocina?', 'kitchen'],
    ['ru', 'Фото из таверны', 'tavern'],
    ['ru', 'Пришли мне снимок с кухни', 'kitchen'],
    ['ru', 'Ещё одно селфи в чайном домике?', 'teaHouse'],
    ['ch', '来一张酒馆的照片', 'tavern'],
    ['ch', '发张厨房里的自拍', 'kitchen'],
  ])('is understood in %s: %s', (locale, text, place) => {
    expect([asksForPicture(text, locale), placesIn(text, locale)]).toEqual([true, [place]]);
  });

  it.each([
    ['en', 'I took a picture of the tavern yesterday'],
    ['en', 'A picture of my grandmother'],
    ['en', 'The tavern was full tonight'],
    ['en', 'A picture of the kitchen hung above her bed for years, and nobody ever asked why'],
    ['ru', 'Столько снимков я ещё не видела'],
    ['de', 'Die Küche ist endlich sauber'],
  ])('is not read into other words in %s: %s', (locale, text) => {
    expect(asksForPicture(text, locale)).toBe(false);
  });

  it('is not granted to words that ask for more than a portrait', () => {
    expect(asksForPicture('A nude selfie from the kitchen', 'en')).toBe(false);
  });
});

describe('a caption', () => {
  it('names place and hour in the language of the chat', () => {
    expect(
      spokenLocales
        .map((locale) => captionAt({ place: 'tavern', hour: 'night' }, locale))
        .toSorted(),
    ).toEqual(
      [
        'In the tavern, late at night.',
        'In der Taverne, spät in der Nacht.',
        'En la taberna, de noche.',
        'В таверне, поздно ночью.',
        '深夜，在小酒馆。',
      ].toSorted(),
    );
  });

  it.each(spokenLocales)('is there for every place in %s', (locale) => {
    const captions = placeNames.map((place) => captionAt({ place, hour: 'day' }, locale));
    expect(new Set(captions).size).toBe(placeNames.length);
    expect(captions.join(' ')).not.toMatch(/[{}]/);
  });
});
