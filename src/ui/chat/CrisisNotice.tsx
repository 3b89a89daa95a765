import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { spokenIn } from '../../../common/locales';
import styles from './CrisisNotice.module.css';
import { directory, helpLines, type HelpLine, type HelpLines } from './helpLines';

export type CrisisNoticeProps = {
  /** The character's name; null if there is only room for the short notice. */
  name: string | null;
  /** The whole notice was shown shortly before. */
  isShort?: boolean;
};

/** Help lines beside a message that speaks of self-harm, ahead of everything else. */
export function CrisisNotice({ name, isShort = false }: CrisisNoticeProps) {
  const intl = useIntl();
  const { listening, emergency } = linesOf(intl.locale);
  const title = intl.formatMessage({ id: 'crisis.title' });
  const more = (
    <FormattedMessage
      id="crisis.more"
      values={{
        link: (chunks) => (
          <a
            href={directory}
            target="_blank"
            rel="noopener noreferrer"
            referrerPolicy="no-referrer"
          >
            {chunks}
          </a>
        ),
      }}
    />
  );
  if (isShort || name === null)
    return (
      <div className={styles.notice} role="note" aria-label={title}>
        <p>
          <FormattedMessage id="crisis.again" />
        </p>
        <Lines lines={[...listening, ...emergency].slice(0, 2)} />
        <p>{more}</p>
      </div>
    );
  return (
    <div className={styles.notice} role="note" aria-label={title}>
      <p className={styles.title}>
        <Heart aria-hidden="true" />
        {title}
      </p>
      <p>
        <FormattedMessage id="crisis.text" values={{ name }} />
      </p>
      <Lines lines={listening} />
      <p>
        <FormattedMessage id="crisis.danger" />
      </p>
      <Lines lines={emergency} />
      <p>{more}</p>
    </div>
  );
}

/** The product's `ch` is `zh` in an intl locale. */
const linesOf = (locale: string): HelpLines => helpLines[spokenIn(locale === 'zh' ? 'ch' : locale)];

function Lines({ lines }: { lines: readonly HelpLine[] }) {
  const intl = useIntl();
  if (lines.length === 0) return null;
  const countryOf = (region: string) =>
    intl.formatDisplayName(region, { type: 'region' }) ?? region;
  return (
    <ul className={styles.lines}>
      {lines.map(({ number, name, regions }) => (
        <li key={number}>
          <a className={styles.number} href={`tel:${number.replaceAll(' ', '')}`}>
            {number}
          </a>
          <span>
            {name === null ? '' : `${name}, `}
            {intl.formatList(regions.map(countryOf))}
          </span>
        </li>
      ))}
    </ul>
  );
}
