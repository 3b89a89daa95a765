import { CircleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '../../machines/shared/fieldErrors';
import styles from './Form.module.css';

/** Why the whole form was refused; a field's own errors are shown at the field. */
export function FormNote({ problem }: { problem: FormProblem | null }) {
  return (
    <div role="alert" className={styles.problem}>
      {problem === null || problem.kind === 'fields' ? null : (
        <p className={styles.note}>
          <CircleAlert aria-hidden="true" />
          <span>
            <Words problem={problem} />
          </span>
        </p>
      )}
    </div>
  );
}

function Words({ problem }: { problem: Exclude<FormProblem, { kind: 'fields' }> }) {
  switch (problem.kind) {
    case 'credentials':
      return <FormattedMessage id="form.credentials" />;
    case 'limited':
      return (
        <FormattedMessage
          id="form.limited"
          values={{ seconds: Math.ceil(problem.retryAfterMs / 1000) }}
        />
      );
    case 'unchecked':
      return <FormattedMessage id="form.unchecked" />;
    case 'unreachable':
      return <FormattedMessage id="form.unreachable" />;
  }
}
