import { use } from 'react';
import { Link } from 'wouter';
import panelStyles from '../flow/FlowPanel.module.css';
import { pathsAddress } from '../frame/place';
import { flowOf } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { beginningOf } from '../simulate/samples';
import { stepWords } from '../simulate/stepWords';
import type { Script, Step } from '../simulate/steps';
import styles from './Paths.module.css';
import { loadWays, whyNone } from './paths';

type PathSectionProps = { id: string; state: string };

/** How to reach a state from the start, with a link to watch it happen. */
export default function PathSection({ id, state }: PathSectionProps) {
  const flow = flowOf(id);
  return flow === null ? null : <Found flow={flow} state={state} />;
}

function Found({ flow, state }: { flow: Flow; state: string }) {
  const ways = use(loadWays(flow));
  const script = ways.scripts.get(state);
  if (script === undefined) return <p className={styles.none}>{whyNone(flow, state, ways)}</p>;
  return (
    <>
      <ScriptWords id={flow.id} script={script} />
      <Link href={pathsAddress(flow.id, state)} className={panelStyles.step ?? ''}>
        Play it
      </Link>
    </>
  );
}

/** The steps of a path, in words. */
export function ScriptWords({ id, script }: { id: string; script: Script }) {
  const { steps, input } = script;
  const isUsual = JSON.stringify(input) === JSON.stringify(beginningOf(id).input);
  if (!isUsual)
    return (
      <>
        <p className={styles.none}>It starts with a different input than usual.</p>
        {steps.length > 0 ? <StepWords steps={steps} /> : null}
      </>
    );
  return <StepWords steps={steps} />;
}

function StepWords({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return <p className={styles.none}>The machine starts here.</p>;
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={`${index} ${stepWords(step)}`}>{stepWords(step)}</li>
      ))}
    </ol>
  );
}
