import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Flow } from '../gallery/flows';
import { makeFile } from './makeFile';
import pieces from '../frame/Pieces.module.css';
import styles from './ShareBar.module.css';
import { shareMachine } from './shareMachine';
import type { ShareFormat } from './shareMachine';

type ShareBarProps = { flow: Flow; drawing: () => SVGSVGElement | null };

const formats: readonly (readonly [ShareFormat, string])[] = [
  ['svg', 'SVG'],
  ['png', 'PNG'],
  ['mermaid', 'Mermaid'],
  ['markdown', 'Markdown'],
];

/** Saves files of a flow: the chart as on screen, or all of it in words. */
export function ShareBar({ flow, drawing }: ShareBarProps) {
  const logic = useMemo(
    () => shareMachine.provide({ actors: { makeFile: makeFile(flow, drawing) } }),
    [flow, drawing],
  );
  const actor = useActorRef(logic);
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.bar} role="group" aria-label="Save as" aria-busy={isBusy}>
      <span aria-hidden="true">Save as</span>
      {formats.map(([format, name]) => (
        <button
          key={format}
          type="button"
          className={pieces.control}
          onClick={() => actor.send({ type: 'share.make', format })}
        >
          {name}
        </button>
      ))}
      {isFailed ? (
        <span role="alert" className={styles.failed}>
          The file could not be made. The chart may be too large for a picture: try SVG.
        </span>
      ) : null}
    </div>
  );
}
