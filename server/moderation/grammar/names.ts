import { ADULT_AGE } from '../../../common/limits';

/** Lower numbers count players, rooms or copies: "Mia 2". */
const LEAST_TOLD = 5;

/** "Mia 14", "Lena, 14", "Mia (14)", but not "Player7", "Team 5", "Agent 007" or "Mia 27". */
const AGE_BESIDE =
  /(?:^|\p{L}(?<!(?<!\p{L})(?:team|squad|agent|player|unit|route|room|equipo|команда|отряд|队))[\p{P}\p{S}\s]+)(?<age>\d{1,2})(?=$|[\p{P}\p{S}\s]|(?:лет|года?|yo|anos|jahre|岁)(?!\p{L}))/gu;
const YEAR_BESIDE = /(?:^|\p{L}[\p{P}\p{S}\s]+)(?<year>20\d\d)(?!\d)/gu;

/** "SchoolgirlMia14" in words: a capital or a number begins the next. */
export const nameInWords = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\d{1,2}\p{L}{1,5}(?!\p{L}))/gu, ' ')
    .replaceAll('_', ' ');

/** Whether a name, in plain spelling, comes with the age or birth year of somebody under 18. */
export function hasMinorsAge(name: string, currentYear: number): boolean {
  const ages = Array.from(name.matchAll(AGE_BESIDE), ({ groups }) => Number(groups?.['age']));
  const years = Array.from(name.matchAll(YEAR_BESIDE), ({ groups }) => Number(groups?.['year']));
  return (
    ages.some((age) => age >= LEAST_TOLD && age < ADULT_AGE) ||
    years.some((year) => year > currentYear - ADULT_AGE && year <= currentYear)
  );
}
