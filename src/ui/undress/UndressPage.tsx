import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SubjectRef } from '../../machines/undress/subjectMachine';
import { useAppActor } from '../app/AppContext';
import { pageOver } from '../app/pageOver';
import { ErrorState } from '../kit/ErrorState';
import { Skeleton } from '../kit/Skeleton';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { Chooser } from './Chooser';
import { Ended, Locked, Processing, Shown } from './JobCard';
import styles from './UndressPage.module.css';
import { useUndress } from './useUndress';
import type { Step, UndressActors, UndressView } from './useUndress';

/** `/undress`: the hidden picture of an official character. Nothing can be uploaded (spec 1). */
export function UndressPage(actors: UndressActors) {
  const view = useUndress(actors);
  const card = useFocusOn(view.step);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <FormattedMessage id="undress.title" />
        </h1>
        <p className={styles.lead}>
          <FormattedMessage id="undress.lead" />
        </p>
      </header>
      <div ref={card} tabIndex={-1} className={styles.card}>
        {view.subject === null ? <Loading /> : <Content view={view} subject={view.subject} />}
      </div>
      <aside className={styles.line}>
        <ShieldCheck aria-hidden="true" />
        <div>
          <h2 className={styles.lineTitle}>
            <FormattedMessage id="undress.lineTitle" />
          </h2>
          <p>
            <FormattedMessage id="undress.line" />
          </p>
        </div>
      </aside>
    </div>
  );
}

export default pageOver('undress', ({ actor }) => (
  <UndressPage actor={actor} session={useAppActor('session')} />
));

/** The pressed button goes with its step, so what replaces it is scrolled to and focused. */
function useFocusOn(step: Step) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) {
      card.current?.scrollIntoView({ block: 'start' });
      card.current?.focus({ preventScroll: true });
    }
    before.current = step;
  }, [step]);
  return card;
}

function Content({ view, subject }: { view: UndressView; subject: SubjectRef }) {
  const character = useSelector(subject, ({ context }) => context.character);
  switch (view.step) {
    case 'loading':
      return <Loading />;
    case 'choosing':
      return <Chooser view={view} actor={subject} />;
    case 'processing':
      return <Processing view={view} character={character} />;
    case 'locked':
      return <Locked view={view} character={character} />;
    case 'shown':
      return <Shown view={view} character={character} />;
    case 'failed':
    case 'expired':
      return <Ended view={view} kind={view.step} />;
    case 'unverified':
      return (
        <ErrorState onRetry={view.retry}>
          <FormattedMessage id="undress.unverified" />
        </ErrorState>
      );
    case 'broken':
      return (
        <ErrorState title={<FormattedMessage id="undress.broken" />} onRetry={view.retry}>
          <FormattedMessage id="undress.unverified" />
        </ErrorState>
      );
  }
}

function Loading() {
  return (
    <div role="status">
      <VisuallyHidden>
        <FormattedMessage id="undress.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.pending} />
    </div>
  );
}
