import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'wouter';
import { scenarioAddress } from '../frame/place';
import type { Flow } from '../gallery/flows';
import { pathName } from '../flow/ways';
import { printLogic } from '../screens/printSheet';
import { ScreenFrame } from '../screens/ScreenFrame';
import styles from '../screens/Screens.module.css';
import { firstSettings } from '../screens/screenSettings';
import { cellWidths, SheetHead } from '../screens/SheetHead';
import { screensShowing } from '../screens/stories';
import { useScreens } from '../screens/useScreens';
import { whyNoScreen } from '../screens/whyNoScreen';
import { scriptWords } from '../simulate/scriptWords';
import { slugOf } from './scenarioFile';
import type { Scenario } from './scenarioFile';

type StoryboardPageProps = { flow: Flow; scenario: Scenario };

/** A scenario as one picture for each step, on a page that prints as it is. */
export default function StoryboardPage({ flow, scenario }: StoryboardPageProps) {
  const { name, script, leads } = scenario;
  const screens = useScreens();
  const [settings, setSettings] = useState(firstSettings);
  const print = useActorRef(printLogic);
  const words = ['The beginning', ...scriptWords(flow.id, script)];
  const frames = leads.map((states, index) => {
    const own = states.map((state) => state.slice(flow.id.length + 1));
    const screen = own.flatMap((state) => screensShowing(screens, `${flow.id}: ${state}`))[0];
    return {
      said: words[index] ?? '',
      place: states.map((state) => pathName(flow.chart, state)).join(', '),
      screen,
      why: whyNoScreen(flow.id, own[0] ?? ''),
    };
  });
  return (
    <main className={styles.sheet}>
      <SheetHead title={name} settings={settings} onSettings={setSettings} print={print} />
      <section className={styles.sheetFlow}>
        <p>
          A scenario of <Link href={`/flow/${flow.id}`}>{flow.title}</Link>.{' '}
          <Link href={scenarioAddress(flow.id, slugOf(name))}>Play it</Link>
        </p>
        <ol className={styles.cells}>
          {frames.map(({ said, place, screen, why }, index) => (
            <li key={`${index} ${said}`} style={{ maxInlineSize: cellWidths[settings.device] }}>
              <strong>
                {index}. {said}
              </strong>
              <span>{place}</span>
              {screen === undefined ? (
                <p className={styles.none}>
                  {why === null ? 'No story shows this state.' : `No screen of its own: ${why}.`}
                </p>
              ) : (
                <ScreenFrame
                  screen={screen}
                  settings={settings}
                  width={cellWidths[settings.device]}
                  isWanted
                  isStill
                />
              )}
            </li>
          ))}
        </ol>
      </section>
    </main>
  );
}
