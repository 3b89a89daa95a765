import clsx from 'clsx';
import { CircleAlert } from 'lucide-react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { RecordingRef } from '../../machines/recording/recordingMachine';
import type { ReportReason, ReportRef } from '../../machines/report/reportMachine';
import formStyles from '../forms/Form.module.css';
import { FormNote } from '../forms/FormNote';
import { useSchemaForm } from '../forms/useSchemaForm';
import { Button } from '../kit/Button';
import { Dialog } from '../kit/Dialog';
import { TextArea } from '../kit/TextArea';
import { TextField } from '../kit/TextField';
import { RecordingPanel } from '../recording/RecordingPanel';
import { reasonTexts } from './reasonTexts';
import {
  contentReasons,
  contentSchema,
  issueReasons,
  issueSchema,
  type ReportValues,
} from './report.schema';
import styles from './ReportDialog.module.css';
import { useReport } from './useReport';

const titles = defineMessages({
  issue: { id: 'report.issueTitle' },
  character: { id: 'report.titleCharacter' },
  message: { id: 'report.titleMessage' },
  picture: { id: 'report.titlePicture' },
  galleryPicture: { id: 'report.titlePicture' },
});

export type ReportDialogProps = {
  actor: ReportRef;
  /** Has no account with an email to answer to. */
  isGuest?: boolean;
  /** Null until its code has loaded. */
  recording?: RecordingRef | null;
  onClose: () => void;
};

/** Reports a problem with the product, a character, a message or a picture. */
export function ReportDialog({
  actor,
  isGuest = false,
  recording = null,
  onClose,
}: ReportDialogProps) {
  const { subject, form, problem, isBusy, submit } = useReport(actor);
  const intl = useIntl();
  const isIssue = subject.kind === 'issue';
  const code = isIssue ? subject.purchaseCode : undefined;
  const { formProps, field } = useSchemaForm<ReportValues>({
    initialValues:
      code === undefined
        ? { reason: '', text: form.text, email: form.email }
        : {
            reason: 'payment',
            text: `${intl.formatMessage({ id: 'report.purchaseCode' }, { code })}\n\n`,
            email: form.email,
          },
    schema: isIssue ? issueSchema : contentSchema,
    problem,
    busy: isBusy,
    onSubmit: submit,
  });
  const reason = field('reason');
  return (
    <Dialog title={<FormattedMessage {...titles[subject.kind]} />} onClose={onClose}>
      {isIssue && recording !== null ? (
        <section className={styles.recording} aria-labelledby="recording">
          <h3 id="recording" className={styles.legend}>
            <FormattedMessage id="recording.title" />
          </h3>
          <RecordingPanel actor={recording} />
        </section>
      ) : null}
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
            isIssue && !isGuest ? (
              <FormattedMessage id="report.issueHint" />
            ) : isIssue ? undefined : (
              <FormattedMessage id="report.optional" />
            )
          }
        />
        {isGuest ? (
          <TextField
            {...field('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            label={<FormattedMessage id="report.email" />}
            hint={<FormattedMessage id="report.emailHint" />}
          />
        ) : null}
        {reason.value === 'real-person' ? (
          <p className={formStyles.aside}>
            <FormattedMessage
              id="report.removal"
              values={{ link: (chunks) => <Link href="/removal">{chunks}</Link> }}
            />
          </p>
        ) : null}
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
