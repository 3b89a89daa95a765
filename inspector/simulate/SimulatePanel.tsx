import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { durationWords } from '../chart/words';
import panelStyles from '../flow/FlowPanel.module.css';
import { EndNote, StandBox } from '../flow/StandBox';
import { StepControls } from '../frame/StepControls';
import type { Flow } from '../gallery/flows';
import { KeepScenario } from '../scenarios/KeepScenario';
import { ContextView, ToldView } from './ContextView';
import { EventOffers } from './EventOffers';
import { HeldOffers } from './HeldOffers';
import { JsonForm } from './JsonForm';
import { targetsOf } from './offers';
import { samplesOf } from './samples';
import styles from './Simulate.module.css';
import type { SimulateRef } from './simulateMachine';
import type { Simulation } from './simulation';
import type { Step } from './steps';
import { placeWords, StepList } from './StepList';
import { actorWords } from './stepWords';

type SimulatePanelProps = { flow: Flow; actor: SimulateRef; lead: string | undefined };

/** The machine's state, what can be done in it, and what was done. */
export function SimulatePanel({ flow, actor, lead }: SimulatePanelProps) {
  const { script, position, run } = useSelector(actor, ({ context }) => context);
  const frame = run.frames.at(-1);
  const onStep = (step: Step) => actor.send({ type: 'simulate.perform', step });
  const onGoTo = (to: number) => actor.send({ type: 'simulate.goTo', position: to });
  const stand = useRef<HTMLElement>(null);
  const seen = useRef(frame);
  useEffect(() => {
    if (seen.current === frame) return;
    seen.current = frame;
    // The pressed button went with its state: what can be done next comes after this.
    if (document.activeElement === document.body) stand.current?.focus({ preventScroll: true });
  }, [frame]);
  if (frame === undefined) return null;
  const [own, ...inner] = targetsOf(run.simulation);
  return (
    <div className={panelStyles.panel}>
      <header className={styles.head}>
        <h1 className={panelStyles.title}>
          <Link href={`/flow/${flow.id}`}>{flow.title}</Link>
        </h1>
        <Controls actor={actor} />
      </header>
      {lead === undefined ? null : <p className={panelStyles.lead}>{lead}</p>}
      <StandBox
        chart={flow.chart}
        active={frame.active}
        place={placeWords(flow.chart, frame)}
        isLive
        ref={stand}
      >
        {frame.end === null ? null : <EndNote end={frame.end} />}
      </StandBox>
      <ToldView frame={frame} />

      {own ? (
        <>
          {own.held.length > 0 ? (
            <section className={styles.group} aria-label="Running">
              <h2 className={panelStyles.heading}>Running now: how does it answer?</h2>
              <HeldOffers target={own} simulation={run.simulation} onStep={onStep} />
            </section>
          ) : null}
          <section className={styles.group} aria-label="Events">
            <h2 className={panelStyles.heading}>Possible events</h2>
            <EventOffers target={own} simulation={run.simulation} onStep={onStep} />
          </section>
        </>
      ) : null}
      <TimeOffers simulation={run.simulation} onStep={onStep} />
      {inner.length > 0 ? (
        <section className={styles.group} aria-label="Child machines">
          <h2 className={panelStyles.heading}>Child machines</h2>
          {inner.map((target) => (
            <details key={target.path.join('/')} className={styles.inner}>
              <summary>
                {actorWords(flow.id, target.path)}
                {target.held.length > 0 ? (
                  <span className={styles.badge}>{target.held.length} waiting</span>
                ) : null}
              </summary>
              <HeldOffers target={target} simulation={run.simulation} onStep={onStep} />
              <EventOffers target={target} simulation={run.simulation} onStep={onStep} />
            </details>
          ))}
        </section>
      ) : null}

      <section className={styles.group} aria-label="Steps">
        <h2 className={panelStyles.heading}>Steps taken</h2>
        <StepList
          flow={flow}
          script={script}
          frames={run.frames}
          position={position}
          onGoTo={onGoTo}
        />
        <p className={styles.nothing}>
          The address of this page contains these steps, so you can share it.
        </p>
      </section>
      {script.steps.length > 0 ? <KeepScenario flow={flow} script={script} /> : null}
      <section className={styles.group} aria-label="Context">
        <h2 className={panelStyles.heading}>Context</h2>
        <ContextView frame={frame} before={run.frames.at(-2)} />
      </section>
      <details className={styles.more}>
        <summary>Start with another input</summary>
        <JsonForm
          key={flow.id}
          label="What the machine is given at its start"
          samples={samplesOf(flow.id).inputs}
          action="Begin with this"
          onSubmit={(input) => actor.send({ type: 'simulate.begin', input })}
        />
      </details>
    </div>
  );
}

function Controls({ actor }: { actor: SimulateRef }) {
  const { script, position } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.hasTag('playing'));
  const last = script.steps.length;
  const goTo = (to: number) => actor.send({ type: 'simulate.goTo', position: to });
  return (
    <StepControls
      position={position}
      last={last}
      isRunning={isPlaying}
      onGoTo={goTo}
      onPlay={() => actor.send({ type: 'simulate.play' })}
      onPause={() => actor.send({ type: 'simulate.pause' })}
    >
      <span className={styles.count}>
        {position} of {last}
      </span>
      <button
        type="button"
        aria-label="Restart"
        disabled={last === 0}
        onClick={() => actor.send({ type: 'simulate.restart' })}
      >
        <RotateCcw aria-hidden="true" />
      </button>
    </StepControls>
  );
}

type TimeOffersProps = { simulation: Simulation; onStep: (step: Step) => void };

const second = 1_000;

function TimeOffers({ simulation, onStep }: TimeOffersProps) {
  const next = simulation.clock.untilNext();
  const wait = (ms: number) => onStep({ do: 'wait', ms });
  return (
    <section className={styles.group} aria-label="Time">
      <h2 className={panelStyles.heading}>Time</h2>
      <p className={styles.nothing}>
        {simulation.clock.now() === 0
          ? 'No time has passed.'
          : `${durationWords(simulation.clock.now())} since the start.`}
        {next === null
          ? ' Nothing is waiting for a timer.'
          : ` Something happens by itself in ${durationWords(next)}.`}
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={styles.answer}
          disabled={next === null}
          onClick={() => wait(next ?? 0)}
        >
          To the next{next === null ? '' : `, in ${durationWords(next)}`}
        </button>
        <button type="button" className={styles.answer} onClick={() => wait(second)}>
          + 1 s
        </button>
        <button type="button" className={styles.answer} onClick={() => wait(60 * second)}>
          + 1 min
        </button>
      </div>
    </section>
  );
}
