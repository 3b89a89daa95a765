import { ArrowLeft, Phone, PhoneOff } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { CharacterDetail } from '../../machines/catalogue/character';
import type { EndCause } from '../../machines/call/call';
import type { CallRef } from '../../machines/call/callMachine';
import { pageOver } from '../app/pageOver';
import { useOverlayHref } from '../app/useOverlayHref';
import { Button, ButtonLink } from '../kit/Button';
import { clockText } from '../kit/clockText';
import { ErrorState } from '../kit/ErrorState';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { StateMessage } from '../kit/StateMessage';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './CallPage.module.css';
import { LiveCall } from './LiveCall';
import { MicrophonePart } from './MicrophonePart';
import { endTexts, faultTexts } from './callTexts';
import { useCall } from './useCall';
import type { CallView } from './useCall';

/** `/audio`: a call with a character. */
export function CallPage({ actor }: { actor: CallRef }) {
  const view = useCall(actor);
  if (view.character !== null)
    return <Stage view={view} actor={actor} character={view.character} />;
  if (view.loading === 'missing')
    return (
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
    );
  if (view.loading === 'failed')
    return <ErrorState onRetry={view.retry} title={<FormattedMessage id="call.unreachable" />} />;
  return (
    <div className={styles.stage} role="status">
      <VisuallyHidden>
        <FormattedMessage id="call.loading" />
      </VisuallyHidden>
      <Skeleton className={styles.portrait} />
    </div>
  );
}

export default pageOver('call', CallPage);

type StageProps = { view: CallView; actor: CallRef; character: CharacterDetail };

function Stage({ view, actor, character }: StageProps) {
  const intl = useIntl();
  const { step, live } = view;
  const content = useFocusOn(step.kind);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link
          className={styles.back}
          href={`/${character.slug}`}
          aria-label={intl.formatMessage({ id: 'call.back' }, { name: character.name })}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <p className={styles.ai}>
          <FormattedMessage id="call.ai" values={{ name: character.name }} />
        </p>
      </header>
      <div
        ref={content}
        tabIndex={-1}
        className={styles.stage}
        data-live={live === null ? undefined : ''}
      >
        <div className={styles.who}>
          <div
            className={styles.ring}
            data-agent={live?.agent ?? (step.kind === 'connecting' ? 'joining' : undefined)}
          >
            <Portrait
              className={styles.portrait}
              picture={character.portrait}
              alt=""
              sizes="200px"
              eager
            />
          </div>
          <h1 className={styles.name}>{character.name}</h1>
        </div>
        <div className={styles.content}>
          {live ? (
            <LiveCall view={view} live={live} name={character.name} actor={actor} />
          ) : (
            <Around {...{ view, actor, character }} />
          )}
        </div>
      </div>
    </div>
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

/** Before the call, while connecting, and after it. */
function Around({ view, actor, character }: StageProps) {
  const { step } = view;
  const { name } = character;
  switch (step.kind) {
    case 'connecting':
      return (
        <>
          <p className={styles.lead} role="status">
            {view.microphone.kind === 'opening' ? (
              <FormattedMessage id="call.allow" />
            ) : (
              <FormattedMessage id="call.connecting" values={{ name }} />
            )}
          </p>
          <Button variant="danger" size="large" icon={<PhoneOff />} onClick={view.end}>
            <FormattedMessage id="call.end" />
          </Button>
        </>
      );
    case 'interrupted':
      return (
        <>
          <div role="status" className={styles.end}>
            <p className={styles.lead}>
              <FormattedMessage id="call.interrupted" />
            </p>
            <p className={styles.small}>
              <FormattedMessage id="call.interruptedText" values={{ name }} />
            </p>
          </div>
          <Actions>
            <Button variant="primary" size="large" icon={<Phone />} onClick={view.start}>
              <FormattedMessage id="call.resume" />
            </Button>
            <Button size="large" icon={<PhoneOff />} onClick={view.end}>
              <FormattedMessage id="call.end" />
            </Button>
          </Actions>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <p className={styles.lead} role="alert">
            <FormattedMessage id="call.elsewhere" />
          </p>
          <Actions>
            <Button variant="primary" size="large" icon={<Phone />} onClick={view.takeOver}>
              <FormattedMessage id="call.takeOver" />
            </Button>
            <Button size="large" onClick={view.end}>
              <FormattedMessage id="call.cancel" />
            </Button>
          </Actions>
        </>
      );
    case 'failed':
      return (
        <>
          <p className={styles.lead} role="alert">
            <FormattedMessage {...faultTexts[step.fault]} values={{ name }} />
          </p>
          <Actions>
            <CallButton view={view} name={name} isAgain />
            <BackToChat character={character} />
          </Actions>
        </>
      );
    case 'ended':
      return <End view={view} character={character} cause={step.cause} />;
    default:
      return (
        <>
          <p className={styles.lead}>
            <FormattedMessage id="call.lead" values={{ name }} />
          </p>
          <MicrophonePart view={view} actor={actor} />
          <Actions>
            <CallButton view={view} name={name} />
          </Actions>
          {view.isPremium ? null : (
            <p className={styles.small}>
              <FormattedMessage id="call.needsPremium" />
            </p>
          )}
          <p className={styles.small}>
            <FormattedMessage id="call.kept" />
          </p>
        </>
      );
  }
}

function End({
  view,
  character,
  cause,
}: {
  view: CallView;
  character: CharacterDetail;
  cause: EndCause;
}) {
  const overlayHref = useOverlayHref();
  return (
    <>
      <div role="status" className={styles.end}>
        <p className={styles.lead}>
          {cause === 'removed' && !view.isAuthorized ? (
            <FormattedMessage id="call.endLoggedOut" />
          ) : (
            <FormattedMessage {...endTexts[cause]} values={{ name: character.name }} />
          )}
        </p>
        <p className={styles.small}>
          <FormattedMessage id="call.lasted" values={{ time: clockText(view.seconds) }} />
        </p>
      </div>
      <Actions>
        {cause === 'premium' ? (
          <ButtonLink variant="gold" size="large" href={overlayHref('premium', { from: 'call' })}>
            <FormattedMessage id="call.premium" />
          </ButtonLink>
        ) : (
          <CallButton view={view} name={character.name} isAgain />
        )}
        <BackToChat character={character} />
      </Actions>
    </>
  );
}

function CallButton({
  view,
  name,
  isAgain = false,
}: {
  view: CallView;
  name: string;
  isAgain?: boolean;
}) {
  return (
    <Button variant="primary" size="large" icon={<Phone />} onClick={view.start}>
      {isAgain ? (
        <FormattedMessage id="call.again" />
      ) : (
        <FormattedMessage id="call.start" values={{ name }} />
      )}
    </Button>
  );
}

function BackToChat({ character }: { character: CharacterDetail }) {
  return (
    <ButtonLink size="large" href={`/${character.slug}`}>
      <FormattedMessage id="call.toChat" />
    </ButtonLink>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
