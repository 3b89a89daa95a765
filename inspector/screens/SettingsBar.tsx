import styles from './Screens.module.css';
import { devices, screenLocales, screenThemes } from './screenSettings';
import type { ScreenSettings } from './screenSettings';

type SettingsBarProps = {
  settings: ScreenSettings;
  onChange: (settings: ScreenSettings) => void;
};

const keysOf = <T extends object>(object: T) => Object.keys(object) as (keyof T & string)[];

/** Language, theme and size of the screens. */
export function SettingsBar({ settings, onChange }: SettingsBarProps) {
  return (
    <div className={styles.settings} role="group" aria-label="How the screens are shown">
      <label>
        Language
        <select
          value={settings.locale}
          onChange={({ target }) => {
            const locale = keysOf(screenLocales).find((one) => one === target.value);
            if (locale) onChange({ ...settings, locale });
          }}
        >
          {keysOf(screenLocales).map((locale) => (
            <option key={locale} value={locale}>
              {screenLocales[locale]}
            </option>
          ))}
        </select>
      </label>
      <Choice
        name="Theme"
        options={keysOf(screenThemes).map((theme) => [theme, screenThemes[theme]])}
        value={settings.theme}
        onChange={(theme) => onChange({ ...settings, theme })}
      />
      <Choice
        name="Device"
        options={keysOf(devices).map((device) => [device, devices[device].name])}
        value={settings.device}
        onChange={(device) => onChange({ ...settings, device })}
      />
    </div>
  );
}

type ChoiceProps<T extends string> = {
  name: string;
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
};

function Choice<T extends string>({ name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <div role="group" aria-label={name} className={styles.choice}>
      {options.map(([option, label]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
