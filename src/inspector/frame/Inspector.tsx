import { Suspense, useCallback, useMemo } from 'react';
import { Link, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { flowOf, flows } from '../gallery/flows';
import { GalleryPage } from '../gallery/GalleryPage';
import type { flowMachine, Selection } from '../flow/flowMachine';
import { FlowPage } from '../flow/FlowPage';
import styles from './Inspector.module.css';
import { flowAddress, placeAt } from './place';
import { ContactSheet } from '../screens/ContactSheet';
import { ThemeButton } from './ThemeButton';

export type FlowLogic = typeof flowMachine;

/** `logic`: a chart's machine with its layout provided. */
export type InspectorProps = { logic: FlowLogic };

/** The whole inspector. Its addresses lie behind the `#`, so that any web host can serve it. */
export function Inspector({ logic }: InspectorProps) {
  return (
    <Router hook={useHashLocation}>
      <div className={styles.inspector}>
        <header className={styles.bar}>
          <Link href="/" className={styles.home ?? ''}>
            Flows
          </Link>
          <FlowPicker />
          <Link href="/screens">Every screen</Link>
          <ThemeButton />
        </header>
        <Suspense fallback={<p className={styles.coming}>One moment…</p>}>
          <Page logic={logic} />
        </Suspense>
      </div>
    </Router>
  );
}

function Page({ logic }: InspectorProps) {
  const [address, navigate] = useHashLocation();
  const place = useMemo(() => placeAt(address), [address]);
  const id = place.page === 'flow' ? place.id : '';
  const onSelect = useCallback(
    (selection: Selection | null) => navigate(flowAddress(id, selection)),
    [id, navigate],
  );
  if (place.page === 'gallery') return <GalleryPage />;
  if (place.page === 'screens')
    return <ContactSheet flows={flows.filter((one) => (place.id ?? one.id) === one.id)} />;
  const flow = flowOf(id);
  if (place.page === 'missing' || flow === null)
    return (
      <main className={styles.missing}>
        <h1>There is nothing at this address</h1>
        <p>
          A machine may have another name now. <Link href="/">All machines</Link>
        </p>
      </main>
    );
  return <FlowPage key={id} {...{ flow, logic, onSelect }} selection={place.selection} />;
}

function FlowPicker() {
  const [location, navigate] = useHashLocation();
  const place = placeAt(location);
  const here = place.page === 'flow' ? place.id : '';
  return (
    <label className={styles.picker}>
      <span>Machine</span>
      <select
        value={flowOf(here) ? here : ''}
        onChange={({ target }) => navigate(target.value === '' ? '/' : `/flow/${target.value}`)}
      >
        <option value="">All</option>
        {flows.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    </label>
  );
}
