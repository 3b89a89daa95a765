import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { localeNames, toIntlLocale, type Locale } from '../../../common/locales';
import { Menu } from '../kit/Menu';
import { languageItems } from './languageItems';
import styles from './LanguagePicker.module.css';

export type LanguagePickerProps = {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  align?: 'start' | 'end';
  side?: 'above' | 'below';
};

/** Every language under its own name. */
export function LanguagePicker({ locale, onLocale, align = 'end', side }: LanguagePickerProps) {
  const intl = useIntl();
  return (
    <Menu
      align={align}
      {...(side ? { side } : {})}
      items={languageItems(locale, onLocale)}
      trigger={(props) => (
        <button
          type="button"
          {...props}
          className={styles.trigger}
          aria-label={`${intl.formatMessage({ id: 'language.label' })}: ${localeNames[locale]}`}
        >
          <Globe aria-hidden="true" />
          <span lang={toIntlLocale(locale)}>{localeNames[locale]}</span>
        </button>
      )}
    />
  );
}
