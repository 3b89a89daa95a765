import { ArrowRightLeft, Crown, MessageCircle, Phone, PhoneOff, X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { EndCause } from '../../machines/call/call';
import type { CallRef } from '../../machines/call/callMachine';
import type { CharacterDetail } from '../../machines/catalogue/character';
import { useOverlayHref } from '../app/useOverlayHref';
import { clockText } from '../kit/clockText';
import styles from './AroundCall.module.css';
import { MicrophoneNote } from './MicrophoneNote';
import { RoundControl, RoundLink } from './RoundControl';
import { SoundPanel } from './SoundPanel';
import { endTexts, faultTexts } from './callTexts';
import type { CallView } from './useCall';

/** What is said before the call, while connecting, and after it. */
export function AroundTexts({ view, name }: { view: CallView; name: string }) {
  const { step } = view;
  switch (step.kind) {
    case 'connecting':
      return (
        <p className={styles.lead} role="status">
          {view.microphone.kind === 'opening' ? (
            <FormattedMessage id="call.allow" />
          ) : (
            <FormattedMessage id="call.connecting" values={{ name }} />
          )}
        </p>
      );
    case 'interrupted':
      return (
        <div role="status" className={styles.texts}>
          <p className={styles.lead}>
            <FormattedMessage id="call.interrupted" />
          </p>
          <p className={styles.small}>
            <FormattedMessage id="call.interruptedText" values={{ name }} />
          </p>
        </div>
      );
    case 'elsewhere':
      return (
        <p className={styles.lead} role="alert">
          <FormattedMessage id="call.elsewhere" />
        </p>
      );
    case 'failed':
      return (
        <p className={styles.lead} role="alert">
          <FormattedMessage {...faultTexts[step.fault]} values={{ name }} />
        </p>
      );
    case 'ended':
      return (
        <div role="status" className={styles.texts}>
          <p className={styles.lead}>
            <End view={view} cause={step.cause} name={name} />
          </p>
          <p className={styles.small}>
            <FormattedMessage id="call.lasted" values={{ time: clockText(view.seconds) }} />
          </p>
        </div>
      );
    default:
      return (
        <>
          {view.microphone.kind === 'failed' ? null : (
            <p className={styles.lead}>
              {view.isUnderstood ? (
                <FormattedMessage id="call.lead" values={{ name }} />
              ) : (
                <FormattedMessage id="call.leadTelling" values={{ name }} />
              )}
            </p>
          )}
          <MicrophoneNote view={view} name={name} />
          {view.isPremium ? null : (
            <p className={styles.premium}>
              <Crown aria-hidden="true" />
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

function End({ view, cause, name }: { view: CallView; cause: EndCause; name: string }) {
  return cause === 'removed' && !view.isAuthorized ? (
    <FormattedMessage id="call.endLoggedOut" />
  ) : (
    <FormattedMessage {...endTexts[cause]} values={{ name }} />
  );
}

type ControlsProps = { view: CallView; actor: CallRef; character: CharacterDetail };

/** What can be done then. */
export function AroundControls({ view, actor, character }: ControlsProps) {
  const { step } = view;
  switch (step.kind) {
    case 'connecting':
      return <HangUp view={view} />;
    case 'interrupted':
      return (
        <>
          <HangUp view={view} />
          <RoundControl tone="call" icon={<Phone />} onClick={view.start}>
            <FormattedMessage id="call.resume" />
          </RoundControl>
        </>
      );
    case 'elsewhere':
      return (
        <>
          <RoundControl icon={<X />} onClick={view.end}>
            <FormattedMessage id="call.cancel" />
          </RoundControl>
          <RoundControl tone="call" icon={<ArrowRightLeft />} onClick={view.takeOver}>
            <FormattedMessage id="call.takeOver" />
          </RoundControl>
        </>
      );
    case 'failed':
    case 'ended':
      return (
        <>
          <RoundLink icon={<MessageCircle />} href={`/${character.slug}`}>
            <FormattedMessage id="call.toChat" />
          </RoundLink>
          {step.kind === 'ended' && step.cause === 'premium' ? (
            <PremiumLink />
          ) : (
            <RoundControl tone="call" icon={<Phone />} onClick={view.start}>
              <FormattedMessage id="call.again" />
            </RoundControl>
          )}
        </>
      );
    default:
      return (
        <>
          <SoundPanel view={view} actor={actor} />
          <RoundControl tone="call" icon={<Phone />} onClick={view.start}>
            <FormattedMessage id="call.start" values={{ name: character.name }} />
          </RoundControl>
        </>
      );
  }
}

function HangUp({ view }: { view: CallView }) {
  return (
    <RoundControl tone="hangUp" icon={<PhoneOff />} onClick={view.end}>
      <FormattedMessage id="call.end" />
    </RoundControl>
  );
}

function PremiumLink() {
  const overlayHref = useOverlayHref();
  return (
    <RoundLink tone="gold" icon={<Crown />} href={overlayHref('premium', { from: 'call' })}>
      <FormattedMessage id="call.premium" />
    </RoundLink>
  );
}
