import clsx from 'clsx';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { useWalked } from '../walked/CoverageContext';
import { shareOf } from '../walked/coverageFile';
import { flowOf, flows } from './flows';
import type { Flow } from './flows';
import styles from './GalleryPage.module.css';
import { sections } from './sections';
import pieces from '../frame/Pieces.module.css';

const matches = (flow: Flow, sought: string): boolean => {
  const words = [flow.id, flow.purpose, ...flow.chart.nodes.map(({ key }) => key)];
  return words.some((word) => word.toLowerCase().includes(sought));
};

/** Every machine of the product, in the sections that a designer thinks in. */
export function GalleryPage() {
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim().toLowerCase());
  const shown = sections
    .map((section) => ({
      ...section,
      flows: section.flows
        .flatMap((id) => flowOf(id) ?? [])
        .filter((flow) => matches(flow, sought)),
    }))
    .filter((section) => section.flows.length > 0);
  const states = flows.reduce((sum, { chart }) => sum + chart.nodes.length - 1, 0);
  return (
    <main className={clsx(pieces.page, styles.page)}>
      <header className={pieces.head}>
        <h1>Every flow of the product</h1>
        <p>
          {flows.length} machines with {states} states, read from the source as it is now.
        </p>
        <label className={styles.search}>
          Find a machine or a state
          <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      </header>
      {shown.length === 0 ? <p role="status">Nothing is called “{text}”.</p> : null}
      {shown.map(({ title, about, flows: some }) => (
        <section key={title} className={pieces.section}>
          <h2>{title}</h2>
          <p className={styles.about}>{about}</p>
          <ul className={pieces.cards}>
            {some.map((flow) => (
              <li key={flow.id} className={styles.item}>
                <Card flow={flow} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Card({ flow }: { flow: Flow }) {
  const states = flow.chart.nodes.length - 1;
  const ways = flow.chart.edges.length;
  const walked = useWalked();
  const share = walked && shareOf(flow.chart, walked);
  return (
    <Link href={`/flow/${flow.id}`} className={clsx(pieces.card, styles.card)}>
      <strong>{flow.id}</strong>
      <span className={styles.purpose}>{flow.purpose}</span>
      <span className={styles.count}>
        {states} {states === 1 ? 'state' : 'states'} · {ways} {ways === 1 ? 'way' : 'ways'}
        {share && share.walked > 0 ? ` · ${share.walked} of ${share.all} covered by tests` : ''}
      </span>
    </Link>
  );
}
