import { fact, isNamed } from './language';
import type { NoteLanguage } from './language';

export const spanish: NoteLanguage = {
  negated: /(?<!\p{L})(?:no|nunca|jamás|tampoco|antes|antiguamente)(?!\p{L})/iu,
  supposed:
    /(?<!\p{L})(?:si|ojalá|imagin\p{L}+|supón|supongamos|quizás?|tal vez|a lo mejor|sería|fuera|viviera|tuviera|gustaría|soñ\p{L}+|dicen|dice|dijo|dijeron|cree|creen|piensa|piensan|pregunt(?:a|ó)|finge|en (?:la película|el juego|el libro|la novela|la historia)|es broma|bromeo)(?!\p{L})/iu,
  joint: /[,;:–—()]| (?:pero|y|aunque|porque) /u,
  worded: (told) => {
    const { kind, value } = told;
    if (kind === 'dislike') return `No te gusta${/^(?:las|los) /i.test(value) ? 'n' : ''} ${value}`;
    return kind === 'person' && !isNamed(told) ? null : undefined;
  },
  extras: [
    {
      pattern: /(?<!\p{L})mi cumpleaños es (?:el )?(?:día )?(\d{1,2} de \p{L}{4,10})/iu,
      learned: ([, day = '']) => fact('birthday', `Tu cumpleaños es el ${day}`),
    },
    {
      pattern: /(?<!\p{L})cumplo años (?:el )?(?:día )?(\d{1,2} de \p{L}{4,10})/iu,
      learned: ([, day = '']) => fact('birthday', `Tu cumpleaños es el ${day}`),
    },
    {
      pattern:
        /(?<!\p{L})tengo ((?:una?|dos|tres|cuatro|cinco|seis|\d{1,2}) (hij[oa]s?|niñ[oa]s?|herman[oa]s?|niet[oa]s?|gat[oa]s|perr[oa]s|caballos|gemel[oa]s)(?: (?:mayor|menor|mayores|menores|pequeñ[oa]s?))?)(?!\p{L})/iu,
      learned: ([, all = '', kin = '']) => fact(`own:${kin.toLowerCase()}`, `Tienes ${all}`),
    },
  ],
};
