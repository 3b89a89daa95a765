import { describe, expect, it } from 'vitest';
import { personaFaces } from '../../common/personaFaces';
import { genders } from '../../common/settings';
import { chosenFace, FACES_SHOWN, shownFaces } from '../../src/machines/persona/faces';
import { emptyValues } from '../../src/machines/persona/persona';
import type { PersonaValues } from '../../src/machines/persona/persona';

const values = (given: Partial<PersonaValues>): PersonaValues => ({
  ...emptyValues,
  gender: 'female',
  age: '31',
  ...given,
});
const slugs = (given: Partial<PersonaValues>) =>
  shownFaces(values(given)).faces.map(({ slug }) => slug);

describe('the faces to choose from', () => {
  it.each(genders)(
    'are six of the gender, whatever is wanted and however shuffled: %s',
    (gender) => {
      const own = personaFaces[gender].map(({ slug }) => slug);
      for (const wishes of [{}, { hair: 'red', skin: 'dark', place: 'nature' }])
        for (const turn of [0, 1, 2, 3]) {
          const shown = slugs({ gender, wishes, turn });
          expect(new Set(shown).size).toBe(FACES_SHOWN);
          expect(shown.filter((slug) => !own.includes(slug))).toEqual([]);
        }
    },
  );

  it('have the nearest in age first', () => {
    expect(slugs({ age: '56' })[0]).toBe('persona-female-7');
    expect(slugs({ age: '31' })[0]).toBe('persona-female-2');
  });

  it('have those first that are as wanted, and say how many they are', () => {
    const wishes = { skin: 'dark', place: '' };
    const { faces, fitting } = shownFaces(values({ wishes }));
    expect(fitting).toBe(2);
    expect(faces.slice(0, 2).map(({ skin }) => skin)).toEqual(['dark', 'dark']);
  });

  it('are others after a shuffle, with the chosen one still among them', () => {
    const face = slugs({})[0] ?? '';
    const [before, after] = [slugs({ face }), slugs({ face, turn: 1 })];
    expect(after.filter((slug) => !before.includes(slug))).toHaveLength(2);
    expect(after).toContain(face);
  });

  it('come to nothing before there is a gender', () => {
    const nobody = values({ gender: null });
    expect([shownFaces(nobody).faces, chosenFace(nobody)]).toEqual([[], null]);
  });
});

describe('the face of a persona', () => {
  it('is the chosen one, while it is of the gender, else the one that fits best', () => {
    const face = 'persona-female-8';
    expect(chosenFace(values({ face }))?.slug).toBe(face);
    expect(chosenFace(values({ face, gender: 'male' }))?.slug).toBe('persona-male-6');
    expect(chosenFace(values({ wishes: { hair: 'grey' } }))?.slug).toBe('persona-female-7');
  });
});
