import clsx from 'clsx';
import { useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { useWalked } from '../walked/CoverageContext';
import { shareOf } from '../walked/coverageFile';
import type { FlowLogic } from '../frame/Inspector';
import { FlowPictures } from './FlowPictures';
import { flowOf, flows } from './flows';
import type { Flow } from './flows';
import { flowAddress } from '../frame/place';
import styles from './GalleryPage.module.css';
import { searchFlows } from './search';
import type { Hit } from './search';
import { sections } from './sections';
import pieces from '../frame/Pieces.module.css';

/** More than these are not listed for one search. */
const mostHits = 60;

/** Every machine of the product, in the sections that a designer thinks in. */
export function GalleryPage({ logic }: { logic: FlowLogic }) {
  const [text, setText] = useState('');
  const sought = useDeferredValue(text.trim());
  const hits = searchFlows(sought);
  const states = flows.reduce((sum, { chart }) => sum + chart.nodes.length - 1, 0);
  return (
    <main className={clsx(pieces.page, styles.page)}>
      <header className={pieces.head}>
        <h1>Every flow of the product</h1>
        <p>
          {flows.length} machines with {states} states, read from the source as it is now.
        </p>
        <label className={styles.search}>
          Find a flow, a state, an event, or a text on a screen
          <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        </label>
      </header>
      {sought === '' ? <Sections logic={logic} /> : <Hits sought={sought} hits={hits} />}
    </main>
  );
}

function Sections({ logic }: { logic: FlowLogic }) {
  return sections.map(({ title, about, flows: ids }) => (
    <section key={title} className={pieces.section}>
      <h2>{title}</h2>
      <p className={styles.about}>{about}</p>
      <ul className={pieces.cards}>
        {ids.flatMap((id) => {
          const flow = flowOf(id);
          return flow === null
            ? []
            : [
                <li key={id} className={styles.item}>
                  <Card flow={flow} logic={logic} />
                </li>,
              ];
        })}
      </ul>
    </section>
  ));
}

const kindWords: Readonly<Record<Hit['kind'], string>> = {
  flow: 'flow',
  state: 'state',
  transition: 'transition',
  text: 'text on the screen',
};

function Hits({ sought, hits }: { sought: string; hits: readonly Hit[] }) {
  if (hits.length === 0) return <p role="status">Nothing has “{sought}” in it.</p>;
  const found = hits.length === 1 ? 'One place has' : `${hits.length} places have`;
  return (
    <section className={pieces.section} aria-label="Found">
      <p role="status">
        {found} “{sought}” in it.
        {hits.length > mostHits
          ? ` The first ${mostHits} are listed; another word narrows it.`
          : ''}
      </p>
      <ol className={styles.hits}>
        {hits.slice(0, mostHits).map(({ flow, selection, name, kind, why }) => (
          <li key={`${flow.id} ${kind} ${selection?.id ?? name} ${why}`}>
            <Link href={flowAddress(flow.id, selection)} className={styles.hit ?? ''}>
              <strong>{selection === null ? flow.title : `${flow.title} · ${name}`}</strong>
              <span className={styles.kind}>{kindWords[kind]}</span>
              <span className={styles.purpose}>{why}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Card({ flow, logic }: { flow: Flow; logic: FlowLogic }) {
  const states = flow.chart.nodes.length - 1;
  const ways = flow.chart.edges.length;
  const walked = useWalked();
  const share = walked && shareOf(flow.chart, walked);
  return (
    <Link href={`/flow/${flow.id}`} className={clsx(pieces.card, styles.card)}>
      <FlowPictures flow={flow} logic={logic} />
      <strong>{flow.title}</strong>
      <span className={styles.purpose}>{flow.purpose}</span>
      <span className={styles.count}>
        {states} {states === 1 ? 'state' : 'states'} · {ways} {ways === 1 ? 'way' : 'ways'}
        {share && share.walked > 0 ? ` · ${share.walked} of ${share.all} covered by tests` : ''}
      </span>
    </Link>
  );
}
