import { useActorRef } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo, type ReactNode } from 'react';
import { Link, Router } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { machineTitle } from '../chart/titles';
import { CoverageContext, useLaterRuns } from '../walked/CoverageContext';
import { coverageMachine } from '../walked/coverageMachine';
import { fromTests } from '../walked/fromTests';
import { DiffPage } from '../diff/DiffPage';
import { flowOf, flows } from '../gallery/flows';
import { GalleryPage } from '../gallery/GalleryPage';
import { sections } from '../gallery/sections';
import type { flowMachine, Selection } from '../flow/flowMachine';
import { FlowPage } from '../flow/FlowPage';
import { ReviewContext } from '../review/ReviewContext';
import { reviewLogic } from '../review/reviewActors';
import { scenarioOf } from '../scenarios/scenarios';
import { ReviewPage } from '../review/ReviewPage';
import styles from './Inspector.module.css';
import { flowAddress, placeAt } from './place';
import { ContactSheet } from '../screens/ContactSheet';
import { Mishap } from './Mishap';
import { ThemeButton } from './ThemeButton';
import pieces from './Pieces.module.css';

// Lazy: the sample values are large, and only stepping through a machine needs them.
const SimulateRoute = lazy(() => import('../simulate/SimulateRoute'));
const LivePage = lazy(() => import('../live/LivePage'));
const ReplayPage = lazy(() => import('../live/ReplayPage'));
const ScenarioRoute = lazy(() => import('../scenarios/ScenarioRoute'));
const StoryboardPage = lazy(() => import('../scenarios/StoryboardPage'));
const PathsRoute = lazy(() => import('../paths/PathsRoute'));

export type FlowLogic = typeof flowMachine;

/** `logic`: the chart's machine with its layout actor. */
export type InspectorProps = { logic: FlowLogic };

/** The whole inspector. Its addresses are behind the `#`, so any static host can serve it. */
export function Inspector({ logic }: InspectorProps) {
  const review = useActorRef(reviewLogic);
  const coverage = useActorRef(coverageMachine, { input: { text: fromTests } });
  useLaterRuns(coverage);
  return (
    <Router hook={useHashLocation}>
      <div className={styles.inspector}>
        <header className={styles.bar}>
          <Link href="/" className={styles.home ?? ''}>
            Flows
          </Link>
          <FlowPicker />
          <Link href="/live">Live</Link>
          <Link href="/replay">Replay</Link>
          <Link href="/screens">Every screen</Link>
          <Link href="/review">Review</Link>
          <Link href="/diff">Changes</Link>
          <ThemeButton />
        </header>
        <ReviewContext value={review}>
          <CoverageContext value={coverage}>
            <MishapHere>
              <Suspense fallback={<p className={styles.coming}>One moment…</p>}>
                <Page logic={logic} />
              </Suspense>
            </MishapHere>
          </CoverageContext>
        </ReviewContext>
      </div>
    </Router>
  );
}

/** Another address tries again. */
function MishapHere({ children }: { children: ReactNode }) {
  const [address] = useHashLocation();
  const { page } = placeAt(address);
  return (
    <Mishap key={page} className={styles.missing}>
      {children}
    </Mishap>
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
  if (place.page === 'gallery') return <GalleryPage logic={logic} />;
  if (place.page === 'screens' && (place.id === null || flowOf(place.id) !== null))
    return <ContactSheet flows={flows.filter((one) => (place.id ?? one.id) === one.id)} />;
  if (place.page === 'review') return <ReviewPage />;
  if (place.page === 'live') return <LivePage logic={logic} />;
  if (place.page === 'replay') return <ReplayPage logic={logic} />;
  if (place.page === 'diff') return <DiffPage logic={logic} id={place.id} />;
  if (place.page === 'simulate' && flowOf(place.id) !== null)
    return <SimulateRoute key={place.id} logic={logic} id={place.id} steps={place.steps} />;
  if (place.page === 'paths' && flowOf(place.id) !== null)
    return <PathsRoute key={place.id} logic={logic} id={place.id} state={place.state} />;
  if (place.page === 'scenario' || place.page === 'storyboard') {
    const { page, slug } = place;
    const acted = flowOf(place.id);
    const scenario = scenarioOf(place.id, slug);
    if (acted === null || scenario === null)
      return <Missing>No flow has this scenario any more: it may have been renamed.</Missing>;
    const Shown = page === 'scenario' ? ScenarioRoute : StoryboardPage;
    return <Shown key={slug} flow={acted} logic={logic} scenario={scenario} />;
  }
  const flow = flowOf(id);
  if (place.page !== 'flow' || flow === null)
    return <Missing>The machine may have been renamed.</Missing>;
  return <FlowPage key={id} {...{ flow, logic, onSelect }} selection={place.selection} />;
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <main className={styles.missing}>
      <h1>There is nothing at this address</h1>
      <p>
        {children} <Link href="/">All machines</Link>
      </p>
    </main>
  );
}

function FlowPicker() {
  const [location, navigate] = useHashLocation();
  const place = placeAt(location);
  const here = 'id' in place ? (place.id ?? '') : '';
  return (
    <label className={styles.picker}>
      <span>Machine</span>
      <select
        className={pieces.control}
        value={flowOf(here) ? here : ''}
        onChange={({ target }) => navigate(target.value === '' ? '/' : `/flow/${target.value}`)}
      >
        <option value="">All</option>
        {sections.map(({ title, flows: ids }) => (
          <optgroup key={title} label={title}>
            {ids.map((id) => (
              <option key={id} value={id}>
                {machineTitle(id)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
