import clsx from 'clsx';
import { CircleCheck, CircleDot, CircleX, Eye } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { defineMessages, FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ReportEntry, ReportState } from '../../machines/reports/reportEntry';
import { reasonTexts } from '../report/reasonTexts';
import styles from './ReportsPage.module.css';

const kinds = defineMessages({
  issue: { id: 'reports.issue' },
  character: { id: 'reports.character' },
  message: { id: 'reports.message' },
  picture: { id: 'reports.picture' },
});

const states = defineMessages({
  received: { id: 'reports.received' },
  reviewing: { id: 'reports.reviewing' },
  done: { id: 'reports.done' },
  refused: { id: 'reports.refused' },
});

const icons: Readonly<Record<ReportState, LucideIcon>> = {
  received: CircleDot,
  reviewing: Eye,
  done: CircleCheck,
  refused: CircleX,
};

/** One report: its subject, its status, and the answer. */
export function ReportRow({ entry }: { entry: ReportEntry }) {
  const intl = useIntl();
  const { kind, reason, text, state, answer, character, createdAt, receipt } = entry;
  const Icon = icons[state];
  return (
    <li className={styles.entry}>
      <p className={clsx(styles.state, styles[state])}>
        <Icon aria-hidden="true" />
        {intl.formatMessage(states[state])}
      </p>
      <p className={styles.what}>
        {intl.formatMessage(kinds[kind])}
        {character === null ? null : (
          <>
            {' · '}
            <Link className={styles.name} href={`/${character.slug}`}>
              {character.name}
            </Link>
          </>
        )}
      </p>
      <p className={styles.small}>
        {intl.formatMessage(reasonTexts[reason])}
        {' · '}
        <time dateTime={createdAt}>
          <FormattedDate value={createdAt} dateStyle="medium" />
        </time>
        {' · '}
        <span className={styles.receipt}>{receipt}</span>
      </p>
      {text === '' ? null : <p className={styles.text}>{text}</p>}
      {answer === null ? null : (
        <blockquote className={styles.answer}>
          <p className={styles.small}>
            <FormattedMessage id="reports.answer" />
          </p>
          <p>{answer}</p>
        </blockquote>
      )}
    </li>
  );
}
