import { Suspense, use, useMemo } from 'react';
import type { Command } from '../../src/browser/recorder/protocol';
import panelStyles from '../flow/FlowPanel.module.css';
import { flowOf } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { loadWays } from '../paths/paths';
import { EventOffers } from '../simulate/EventOffers';
import { distantTarget } from '../simulate/offers';
import type { Script, Step } from '../simulate/steps';
import styles from './Live.module.css';
import { standInFor } from './standIn';
import type { ActorNow } from './tape';

type SendFormProps = {
  focus: ActorNow;
  /** Why the page refused the last event. */
  refusal: string | null;
  onSend: (command: Command) => void;
};

/** Sends events to the running machine. Only in development, which the page itself enforces. */
export function SendForm(props: SendFormProps) {
  const { focus, refusal } = props;
  const flow = flowOf(focus.machine ?? '');
  if (focus.status !== 'active' || flow === null) return null;
  return (
    <section className={styles.group} aria-label="Send an event">
      <h2 className={panelStyles.heading}>Send it an event</h2>
      {refusal === null ? null : (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <Suspense fallback={<Offers {...props} />}>
        <LikelyOffers {...props} flow={flow} />
      </Suspense>
      <p className={styles.nothing}>
        Where each leads is worked out from what is recorded. What is left out of the recording may
        lead it elsewhere.
      </p>
    </section>
  );
}

type OffersProps = Pick<SendFormProps, 'focus' | 'onSend'>;

/** The same once a path to the state is known, and with it values that are likely there. */
function LikelyOffers({ flow, ...props }: OffersProps & { flow: Flow }) {
  const { scripts } = use(loadWays(flow));
  return <Offers {...props} path={scripts.get(props.focus.active[0] ?? '')} />;
}

function Offers({ focus, path, onSend }: OffersProps & { path?: Script | undefined }) {
  const standing = useMemo(() => standInFor(focus, path), [focus, path]);
  if (standing === null) return null;
  const onStep = (step: Step) => {
    if (step.do === 'send') onSend({ actor: focus.id, event: step.event });
  };
  return (
    <div className={styles.sends}>
      <EventOffers
        target={distantTarget(standing.snapshot)}
        simulation={standing}
        onStep={onStep}
      />
    </div>
  );
}
