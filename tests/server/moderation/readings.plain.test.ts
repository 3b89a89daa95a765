import { describe, expect, it } from 'vitest';
import { readings } from '../../../server/moderation/normalize';

const pairs = (from: string, to: string) =>
  Array.from(from, (letter, at) => [letter, Array.from(to)[at]] as const);

describe('L2 a disguised letter is read as what it looks like', () => {
  it.each([
    ...pairs('авекмнорстухіјѕԁԛԝһɡ', 'abekmhopctyxijsdqwhg'),
    ...pairs('αβεικνορτυχ', 'abeikvoptux'),
  ])('L2 %s as %s in a Latin word', (letter, latin) => {
    // The first letter is Latin, the second is Cyrillic.
    expect(readings(`zа${letter}`)).toContain(`za${latin}`);
  });

  it.each(pairs('abekmhopctyx', 'авекмнорстух'))('L2 %s as %s in a Russian word', (letter, own) => {
    expect(readings(`ж${letter}`)).toContain(`ж${own}`);
  });

  it.each([...pairs('0134578@$!', 'oieastbasi'), ['1', 'l'] as const])(
    'L2 %s as %s among letters',
    (sign, letter) => {
      expect(readings(`ab${sign}cd`)).toContain(`ab${letter}cd`);
    },
  );

  it('L2 6 as it is written with a Russian letter', () => {
    expect(readings('1б')).toContain('16');
  });

  it.each(['15', '１５', '١٥', '۱۵', '१५', '১৫', '๑๕', '𝟏𝟓', '①⑤'])('L2 %s as 15', (digits) => {
    expect(readings(digits)).toContain('15');
  });

  it('L2 traditional characters as simplified ones', () => {
    expect(readings('她十五歲，還是學生')).toContain('她十五岁,还是学生');
  });

  it('marks, invisible letters and other line ends as nothing', () => {
    expect(readings('Sche\u0301\u200Bm\u00ADe\r\nTwo\rThree\u0007')).toContain(
      'scheme\ntwo\nthree',
    );
  });
});
