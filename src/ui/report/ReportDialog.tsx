import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ReportReason, ReportRef } from '../../machines/report/reportMachine';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { TextArea } from '../kit/TextArea';
import {
  contentReasons,
  contentSchema,
  issueReasons,
  issueSchema,
  type ReportValues,
} from './report.schema';
import styles from './ReportDialog.module.css';
import { useReport } from './useReport';

const reasonTexts = defineMessages({
  inappropriate: { id: 'report.reasonInappropriate' },
  minor: { id: 'report.reasonMinor' },
  'real-person': { id: 'report.reasonRealPerson' },
  harmful: { id: 'report.reasonHarmful' },
  spam: { id: 'report.reasonSpam' },
  technical: { id: 'report.reasonTechnical' },
  payment: { id: 'report.reasonPayment' },
  other: { id: 'report.reasonOther' },
});

const titles = defineMessages({
  issue: { id: 'report.issueTitle' },
  character: { id: 'report.titleCharacter' },
  message: { id: 'report.titleMessage' },
});

export type ReportDialogProps = { actor: ReportRef; onClose: () => void };

/** A report of the product, a character or a message. */
export function ReportDialog({ actor, onClose }: ReportDialogProps) {
  const { subject, form, problem, isBusy, submit } = useReport(actor);
  const isIssue = subject.kind === 'issue';
  const { formProps, field } = useSchemaForm<ReportValues>({
    initialValues: { reason: '', text: form.text },
    schema: isIssue ? issueSchema : contentSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
  });
  const reason = field('reason');
  return (
    <Dialog title={<FormattedMessage {...titles[subject.kind]} />} onClose={onClose}>
      <form {...formProps} className={formStyles.form}>
        {problem?.kind === 'unreachable' ? <NotSent /> : <FormNote problem={problem} />}
        <Reasons
          title={
            isIssue ? (
              <FormattedMessage id="report.topic" />
            ) : (
              <FormattedMessage id="report.reason" />
            )
          }
          reasons={isIssue ? issueReasons : contentReasons}
          value={reason.value}
          error={reason.error}
          onChange={reason.onChange}
        />
        <TextArea
          {...field('text')}
          label={
            isIssue ? (
              <FormattedMessage id="report.issueText" />
            ) : (
              <FormattedMessage id="report.moreText" />
            )
          }
          hint={
            isIssue ? (
              <FormattedMessage id="report.issueHint" />
            ) : (
              <FormattedMessage id="report.optional" />
            )
          }
        />
        <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
          <FormattedMessage id="report.submit" />
        </Button>
      </form>
    </Dialog>
  );
}

function NotSent() {
  return (
    <p className={formStyles.note} role="alert">
      <CircleAlert aria-hidden="true" />
      <FormattedMessage id="report.failed" />
    </p>
  );
}

type ReasonsProps = {
  title: ReactNode;
  reasons: readonly ReportReason[];
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
};

function Reasons({ title, reasons, value, error, onChange }: ReasonsProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.reasons} aria-describedby={error ? 'reason-error' : undefined}>
      <legend className={styles.legend}>{title}</legend>
      {reasons.map((reason) => (
        <label key={reason} className={clsx(styles.reason, value === reason && styles.chosen)}>
          <input
            className={styles.radio}
            type="radio"
            name="reason"
            value={reason}
            checked={value === reason}
            onChange={onChange}
          />
          {intl.formatMessage(reasonTexts[reason])}
        </label>
      ))}
      {error ? (
        <p id="reason-error" className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
