import { ADULT_AGE, NAME_LENGTH, OLDEST_AGE } from './limits';

/** The check for unused texts finds the used ones by this name. */
const defineMessage = <const Id extends string>(message: { id: Id }) => message;

/** How the form in the settings shows it. */
type Field = { label: { id: string }; hint: { id: string }; autoComplete: string };

export type Setting =
  /** Never empty, and without blanks around it. */
  | { kind: 'text'; longest: number; field?: Field }
  /** A whole number; null until it was told, as with a choice. */
  | { kind: 'number'; least: number; most: number; field?: Field }
  | { kind: 'choice'; choices: readonly [string, ...string[]] };

export const genders = ['male', 'female', 'non-binary'] as const;
export type Gender = (typeof genders)[number];

/**
 * What users set about themselves. Columns, profiles, exports, what the client reads and the form
 * follow from it; openapi.yaml has the same by hand, and a test compares them.
 */
export const settings = {
  name: {
    kind: 'text',
    longest: NAME_LENGTH,
    field: {
      label: defineMessage({ id: 'settings.name' }),
      hint: defineMessage({ id: 'settings.nameHint' }),
      autoComplete: 'nickname',
    },
  },
  age: {
    kind: 'number',
    least: ADULT_AGE,
    most: OLDEST_AGE,
    field: {
      label: defineMessage({ id: 'settings.age' }),
      hint: defineMessage({ id: 'settings.ageHint' }),
      autoComplete: 'off',
    },
  },
  gender: { kind: 'choice', choices: genders },
  /** The kind of characters that the user prefers. */
  preference: {
    kind: 'choice',
    choices: ['dominant', 'submissive', 'non-traditional', 'no-preference'],
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Table = typeof settings;
export type SettingName = keyof Table;

type ValueOf<One> = One extends { kind: 'text' }
  ? string
  : One extends { choices: readonly (infer Choice)[] }
    ? Choice | null
    : number | null;

export type Settings = { [Name in SettingName]: ValueOf<Table[Name]> };
export type Preference = NonNullable<Settings['preference']>;

const isName = (name: string): name is SettingName => Object.hasOwn(settings, name);
export const settingNames: readonly SettingName[] = Object.keys(settings).filter(isName);

type ShownName = {
  [Name in SettingName]: Table[Name] extends { field: Field } ? Name : never;
}[SettingName];

const isShown = (name: SettingName): name is ShownName => 'field' in settings[name];
/** Those that the form in the settings shows, in its order. */
export const shownNames: readonly ShownName[] = settingNames.filter(isShown);
export type ShownSettings = Pick<Settings, ShownName>;

const from = (names: readonly SettingName[], values: Settings) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The settings among what is known of a user. */
export function settingsOf(user: Settings): Settings;
export function settingsOf(user: Settings): object {
  return from(settingNames, user);
}

/** Those of them that the form shows. */
export function shownOf(user: Settings): ShownSettings;
export function shownOf(user: Settings): object {
  return from(shownNames, user);
}

/** The settings of somebody who has made none. */
export function noSettings(): Settings;
export function noSettings(): object {
  const emptyOf = ({ kind }: Setting) => (kind === 'text' ? '' : null);
  return Object.fromEntries(settingNames.map((name) => [name, emptyOf(settings[name])]));
}

type Told<Values> = { [Name in keyof Values]?: NonNullable<Values[Name]> };

/** Without those that were never made: a change names only what there is. */
export function toldOf<Values extends object>(values: Values): Told<Values>;
export function toldOf(values: object): object {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]: [string, unknown]) => value !== null),
  );
}
