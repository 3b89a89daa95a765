import { use } from 'react';
import { Link } from 'wouter';
import panelStyles from '../flow/FlowPanel.module.css';
import { pathsAddress } from '../frame/place';
import { flowOf } from '../gallery/flows';
import type { Flow } from '../gallery/flows';
import { beginningOf } from '../simulate/samples';
import type { Script } from '../simulate/steps';
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
      <PathWords id={flow.id} script={script} words={ways.words.get(state) ?? []} />
      <Link href={pathsAddress(flow.id, state)} className={panelStyles.step ?? ''}>
        Play it
      </Link>
    </>
  );
}

type PathWordsProps = { id: string; script: Script; words: readonly string[] };

/** The steps of a path, in words. */
export function PathWords({ id, script, words }: PathWordsProps) {
  const isUsual = JSON.stringify(script.input) === JSON.stringify(beginningOf(id).input);
  return (
    <>
      {isUsual ? null : <p className={styles.none}>It starts with a different input than usual.</p>}
      {isUsual && words.length === 0 ? (
        <p className={styles.none}>The machine starts here.</p>
      ) : null}
      {words.length === 0 ? null : (
        <ol className={styles.steps}>
          {words.map((one, index) => (
            <li key={`${index} ${one}`}>{one}</li>
          ))}
        </ol>
      )}
    </>
  );
}
