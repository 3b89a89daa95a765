import { ArrowLeft, PhoneOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { CharacterDetail } from '../../machines/catalogue/character';
import type { CallRef } from '../../machines/call/callMachine';
import { pageOver } from '../app/pageOver';
import { ButtonLink } from '../kit/Button';
import { ErrorState } from '../kit/ErrorState';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { StateMessage } from '../kit/StateMessage';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import { AroundControls, AroundTexts } from './AroundCall';
import styles from './CallPage.module.css';
import { CallRing } from './CallRing';
import { LiveCall, LiveControls, LiveFacts } from './LiveCall';
import { useCall } from './useCall';
import type { CallView } from './useCall';

/** `/audio`: a call with a character, which has the whole screen. */
export function CallPage({ actor }: { actor: CallRef }) {
  const view = useCall(actor);
  const { character, loading } = view;
  return (
    // As dark as a film, in both themes.
    <div className={styles.page} data-theme="dark">
      {character === null ? (
        <Nobody loading={loading} onRetry={view.retry} />
      ) : (
        <Call view={view} actor={actor} character={character} />
      )}
    </div>
  );
}

export default pageOver('call', CallPage);

type NobodyProps = { loading: CallView['loading']; onRetry: () => void };

/** The character is not there yet, or never will be. */
function Nobody({ loading, onRetry }: NobodyProps) {
  const intl = useIntl();
  return (
    <>
      <Bar href="/" label={intl.formatMessage({ id: 'call.choose' })} />
      {loading === 'missing' ? (
        <StateMessage
          role="status"
          icon={<PhoneOff />}
          title={<FormattedMessage id="call.nobody" />}
          action={
            <ButtonLink href="/" variant="primary">
              <FormattedMessage id="call.choose" />
            </ButtonLink>
          }
        />
      ) : loading === 'failed' ? (
        <ErrorState onRetry={onRetry} title={<FormattedMessage id="call.unreachable" />} />
      ) : (
        <div className={styles.stage} role="status">
          <VisuallyHidden>
            <FormattedMessage id="call.loading" />
          </VisuallyHidden>
          <Skeleton className={styles.place} />
        </div>
      )}
    </>
  );
}

type CallProps = { view: CallView; actor: CallRef; character: CharacterDetail };

function Call({ view, actor, character }: CallProps) {
  const intl = useIntl();
  const { step, live } = view;
  const { name, portrait, slug } = character;
  const stage = useFocusOn(step.kind);
  return (
    <>
      <div className={styles.behind} aria-hidden="true">
        <Portrait picture={portrait} alt="" sizes="120px" eager />
      </div>
      <Bar href={`/${slug}`} label={intl.formatMessage({ id: 'call.back' }, { name })}>
        <FormattedMessage id="call.ai" values={{ name }} />
      </Bar>
      <div
        ref={stage}
        tabIndex={-1}
        className={styles.stage}
        data-live={live === null ? undefined : ''}
      >
        <div className={styles.who}>
          <CallRing
            actor={actor}
            picture={portrait}
            agent={live?.agent ?? (step.kind === 'connecting' ? 'joining' : undefined)}
          />
          <div>
            <h1 className={styles.name}>{name}</h1>
            {live === null ? null : <LiveFacts live={live} name={name} />}
          </div>
        </div>
        <div className={styles.content}>
          {live === null ? (
            <AroundTexts view={view} name={name} />
          ) : (
            <LiveCall view={view} live={live} name={name} />
          )}
        </div>
      </div>
      <div className={styles.controls}>
        {live === null ? (
          <AroundControls view={view} actor={actor} character={character} />
        ) : (
          <LiveControls view={view} actor={actor} />
        )}
      </div>
    </>
  );
}

/** The way out. */
function Bar({ href, label, children }: { href: string; label: string; children?: ReactNode }) {
  return (
    <header className={styles.bar}>
      <Link className={styles.back} href={href} aria-label={label}>
        <ArrowLeft aria-hidden="true" />
      </Link>
      <p className={styles.ai}>{children}</p>
    </header>
  );
}

/** The pressed button goes with its step, so focus moves to what replaces it. */
function useFocusOn(step: string) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) content.current?.focus({ preventScroll: true });
    before.current = step;
  }, [step]);
  return content;
}
