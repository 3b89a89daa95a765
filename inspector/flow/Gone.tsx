import type { Flow } from '../gallery/flows';
import styles from './FlowPanel.module.css';
import type { Selection } from './flowMachine';

type GoneProps = { flow: Flow; selection: Selection; children: string };

/** Shown if a link leads to something the machine no longer has; `children`: what there is. */
export function Gone({ flow, selection: { kind, id }, children }: GoneProps) {
  const isState = kind === 'state';
  const name = id.startsWith(`${flow.id}.`) ? id.slice(flow.id.length + 1) : id;
  return (
    <p className={styles.gone} role="status">
      {isState ? (
        <>
          This link leads to the state <strong>{name}</strong>, which “{flow.title}” no longer has.
        </>
      ) : (
        <>This link leads to a transition that “{flow.title}” no longer has.</>
      )}{' '}
      It may have been renamed. {children}
    </p>
  );
}
