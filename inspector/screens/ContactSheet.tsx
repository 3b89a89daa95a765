import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Flow } from '../gallery/flows';
import { flowAddress } from '../frame/place';
import { printLogic } from './printSheet';
import { ScreenFrame } from './ScreenFrame';
import styles from './Screens.module.css';
import { firstSettings } from './screenSettings';
import { cellWidths, SheetHead } from './SheetHead';
import { leavesOf } from './restsIn';
import { screensShowing } from './stories';
import type { Screen } from './stories';
import { useScreens } from './useScreens';
import { whyNoScreen } from './whyNoScreen';

type ContactSheetProps = { flows: readonly Flow[] };

/** The screens of all states that a person can see, on one page that prints as it is. */
export function ContactSheet({ flows }: ContactSheetProps) {
  const screens = useScreens();
  const [settings, setSettings] = useState(firstSettings);
  const print = useActorRef(printLogic);
  const isBusy = useSelector(print, (snapshot) => snapshot.hasTag('busy'));
  return (
    <main className={styles.sheet} aria-busy={isBusy}>
      <SheetHead title="Every screen" settings={settings} onSettings={setSettings} print={print} />
      {flows.map((flow) => {
        const states = leavesOf(flow.machine.root).map((state) => ({
          state,
          screen: screensShowing(screens, `${flow.id}: ${state}`)[0],
        }));
        const shown = states.filter((one): one is { state: string; screen: Screen } =>
          Boolean(one.screen),
        );
        const missing = states.filter(({ screen }) => screen === undefined);
        return (
          <section key={flow.id} className={styles.sheetFlow}>
            <h2>
              <Link href={`/flow/${flow.id}`}>{flow.title}</Link>
            </h2>
            <p>{flow.purpose}</p>
            {shown.length > 0 ? (
              <ul className={styles.cells}>
                {shown.map(({ state, screen }) => (
                  <li key={state}>
                    <Link href={flowAddress(flow.id, { kind: 'state', id: `${flow.id}.${state}` })}>
                      {state}
                    </Link>
                    <ScreenFrame
                      screen={screen}
                      settings={settings}
                      width={cellWidths[settings.device]}
                      isWanted={isBusy}
                      isStill
                    />
                  </li>
                ))}
              </ul>
            ) : null}
            {missing.length > 0 ? (
              <details>
                <summary>
                  {missing.length} {missing.length === 1 ? 'state has' : 'states have'} no screen
                </summary>
                <ul>
                  {missing.map(({ state }) => (
                    <li key={state}>
                      <strong>{state}</strong>: {whyNoScreen(flow.id, state) ?? 'no story shows it'}
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
          </section>
        );
      })}
    </main>
  );
}
