import clsx from 'clsx';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { themes, type Theme } from '../../machines/theme/themeMachine';
import styles from './ThemePicker.module.css';

const names = defineMessages({
  dark: { id: 'theme.dark' },
  light: { id: 'theme.light' },
  system: { id: 'theme.system' },
});

const icons = { dark: Moon, light: Sun, system: Monitor } satisfies Record<Theme, unknown>;

export type ThemePickerProps = {
  theme: Theme;
  onTheme: (theme: Theme) => void;
  /** Icons only, with their names as tooltips. */
  compact?: boolean;
};

export function ThemePicker({ theme, onTheme, compact = false }: ThemePickerProps) {
  const intl = useIntl();
  const group = useId();
  return (
    <fieldset className={clsx(styles.picker, compact && styles.compact)}>
      <legend className={styles.legend}>{intl.formatMessage({ id: 'theme.label' })}</legend>
      <div className={styles.choices}>
        {themes.map((choice) => {
          const Icon = icons[choice];
          const name = intl.formatMessage(names[choice]);
          return (
            <label key={choice} className={styles.choice} title={name}>
              <input
                className={styles.input}
                type="radio"
                name={group}
                value={choice}
                checked={choice === theme}
                onChange={() => onTheme(choice)}
              />
              <Icon aria-hidden="true" />
              <span className={styles.name}>{name}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
