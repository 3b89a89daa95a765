import { useCallback, useRef, useState } from 'react';
import type { Chart } from '../chart/chartTypes';
import { pathName } from '../flow/ways';
import { ScreenFrame } from '../screens/ScreenFrame';
import { firstSettings } from '../screens/screenSettings';
import type { ScreenSettings } from '../screens/screenSettings';
import { SettingsBar } from '../screens/SettingsBar';
import { screensShowing } from '../screens/stories';
import { useScreens } from '../screens/useScreens';
import { whyNoScreen } from '../screens/whyNoScreen';
import styles from './DiffPage.module.css';
import { plural } from './flowsDiff';
import { earlierInspector } from './revisions';
import { outline, screenDiff } from './screenDiff';
import type { Spot } from './screenDiff';

type Side = {
  /** The commit whose screen it is; null for this build, undefined for a file, which has none. */
  commit: string | null | undefined;
  /** The state is in this build. */
  has: boolean;
};

type ChangedScreensProps = {
  flow: string;
  chart: Chart;
  /** The state whose screen is shown. */
  state: string;
  before: Side;
  after: Side;
};

/** Its code is laid out and served as it was, which takes longer than a screen of this build. */
const COMMIT_STARTS_MS = 120_000;

const widths = { phone: 232, desktop: 480 } as const;

/** The real screen of a state in both builds, with what differs outlined. */
export function ChangedScreens(props: ChangedScreensProps) {
  const [settings, setSettings] = useState(firstSettings);
  const { flow, chart, state, before, after } = props;
  return (
    <section className={styles.screens} aria-label="The screen before and after">
      <h3>The screen of “{pathName(chart, state)}”</h3>
      <SettingsBar settings={settings} onChange={setSettings} />
      <Both
        key={[state, ...Object.values(settings)].join()}
        {...{ flow, state, before, after, settings }}
      />
    </section>
  );
}

type BothProps = Omit<ChangedScreensProps, 'chart'> & { settings: ScreenSettings };

function Both({ flow, state, before, after, settings }: BothProps) {
  const screens = useScreens();
  const path = state.slice(flow.length + 1);
  const name = `${flow}: ${path}`;
  const own = screensShowing(screens, name)[0]?.id;
  const pages = useRef(new Map<'before' | 'after', Document>());
  const [spots, setSpots] = useState<readonly Spot[] | null>(null);
  const compare = useCallback((side: 'before' | 'after', page: Document) => {
    pages.current.set(side, page);
    const [was, is] = [pages.current.get('before'), pages.current.get('after')];
    if (was === undefined || is === undefined) return;
    const found = screenDiff(was.body, is.body);
    outline(was, 'before', found);
    outline(is, 'after', found);
    setSpots(found);
  }, []);
  if (after.has && own === undefined)
    return (
      <p className={styles.none}>No screen of its own{reasonWords(whyNoScreen(flow, path))}.</p>
    );
  // A state that this build does not know is looked for in the other one.
  const shown = { id: own ?? name, settings, compare };
  return (
    <>
      <div className={styles.pair} data-device={settings.device}>
        <OneSide {...shown} {...before} side="before" title="Before" />
        <OneSide {...shown} {...after} side="after" title="After" />
      </div>
      {spots === null ? null : <Spots spots={spots} />}
    </>
  );
}

const reasonWords = (why: string | null) => (why === null ? '' : `: ${why}`);

type OneSideProps = Side & {
  id: string;
  side: 'before' | 'after';
  title: string;
  settings: ScreenSettings;
  compare: (side: 'before' | 'after', page: Document) => void;
};

function OneSide({ id, side, title, commit, has, settings, compare }: OneSideProps) {
  const [isThere, setThere] = useState(false);
  const onThere = useCallback(
    (page: Document) => {
      setThere(true);
      compare(side, page);
    },
    [compare, side],
  );
  const missing = !has
    ? 'This build does not have the state.'
    : commit === undefined
      ? 'A file of charts has no screens. Choose a commit to see them.'
      : null;
  const folder = earlierInspector(commit ?? null);
  return (
    <figure className={styles.side}>
      <figcaption>{title}</figcaption>
      {missing === null ? (
        <ScreenFrame
          screen={{ id }}
          settings={settings}
          width={widths[settings.device]}
          onThere={onThere}
          isWanted
          isStill
          {...(folder !== null && { folder, patience: COMMIT_STARTS_MS })}
        />
      ) : (
        <p className={styles.none}>{missing}</p>
      )}
      {missing === null && folder !== null && !isThere ? (
        <p role="status">The commit’s own code is being started…</p>
      ) : null}
    </figure>
  );
}

function Spots({ spots }: { spots: readonly Spot[] }) {
  if (spots.length === 0) return <p role="status">Both look the same.</p>;
  return (
    <>
      <p role="status">{plural(spots.length, 'place')} outlined:</p>
      <ul className={styles.spots}>
        {spots.map(({ change, words }, index) => (
          <li key={`${index} ${words}`} data-change={change}>
            {change === 'changed' ? words : `${change}: ${words}`}
          </li>
        ))}
      </ul>
    </>
  );
}
