import type { DrawnCharacter, Shot } from '../../server/seed/character';
import { drawFigure } from './figure';
import { momentsOf } from './moments';
import type { Moment } from './moments';
import { privateMomentsOf } from './privateMoments';
import { drawPortrait } from './scene';

export type DrawnShot = { name: string; svg: string };

const secondCloseness = 0.94;

const drawMoment = (
  { figure }: DrawnCharacter,
  name: string,
  { shot, tones, closeness }: Moment,
): DrawnShot => ({ name, svg: drawPortrait(tones, shot, drawFigure(figure, shot), closeness) });

/** The card's picture. */
export const mainShotOf = ({
  figure,
  palette,
  light,
}: Pick<DrawnCharacter, 'figure' | 'light' | 'palette'>): DrawnShot => {
  const main: Shot = { ...figure.main, light };
  return { name: 'main', svg: drawPortrait(palette, main, drawFigure(figure, main), 1) };
};

/** The public shots of one character; the first is the card's picture. */
export function shotsOf(facts: DrawnCharacter): DrawnShot[] {
  const { figure, palette, light } = facts;
  const second: Shot = {
    ...figure.main,
    light: light === 'left' ? 'right' : 'left',
    ...figure.second,
  };
  return [
    mainShotOf(facts),
    {
      name: 'second',
      svg: drawPortrait(palette, second, drawFigure(figure, second), secondCloseness),
    },
    ...Object.entries(momentsOf(facts)).map(([name, moment]) => drawMoment(facts, name, moment)),
  ];
}

/** The private shots. */
export const privateShotsOf = (facts: DrawnCharacter): DrawnShot[] =>
  privateMomentsOf(facts).map((moment) => drawMoment(facts, moment.name, moment));
