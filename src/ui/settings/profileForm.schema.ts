import { object, string, type ObjectSchema } from 'yup';
import { settings, shownNames } from '../../../common/settings';
import type { ShownSettings } from '../../../common/settings';
import { ageRule } from '../forms/ageRule';
import { serverErrorKey } from '../forms/serverErrors';

/** Numbers are kept as text, so that nothing typed is lost. */
export type ProfileValues = Record<keyof ShownSettings, string>;

const ruleOf = (name: keyof ShownSettings) => {
  const setting = settings[name];
  const text = string().trim();
  if (setting.kind === 'text')
    return text
      .required(serverErrorKey(name, 'required'))
      .max(setting.longest, serverErrorKey(name, 'too-long'));
  return text.defined().default('').test('age', ageRule);
};

function rules(): Record<keyof ShownSettings, ReturnType<typeof ruleOf>>;
function rules(): object {
  return Object.fromEntries(shownNames.map((name) => [name, ruleOf(name)]));
}

export const profileFormSchema: ObjectSchema<ProfileValues> = object(rules());

/** What the form starts with. */
export function typedOf(user: ShownSettings): ProfileValues;
export function typedOf(user: ShownSettings): object {
  return Object.fromEntries(shownNames.map((name) => [name, String(user[name] ?? '')]));
}

const madeOf = (name: keyof ShownSettings, typed: string) => {
  const text = typed.trim();
  if (settings[name].kind === 'text') return text;
  return text === '' ? null : Number(text);
};

/** What was typed, as settings; an empty number was not told. */
export function settingsFrom(typed: ProfileValues): ShownSettings;
export function settingsFrom(typed: ProfileValues): object {
  return Object.fromEntries(shownNames.map((name) => [name, madeOf(name, typed[name])]));
}
