import { Suspense, useRef } from 'react';
import type { FlowLogic } from '../frame/Inspector';
import { leavesOf } from '../screens/restsIn';
import { ScreenFrame } from '../screens/ScreenFrame';
import { firstSettings } from '../screens/screenSettings';
import { screensShowing } from '../screens/stories';
import type { Screen } from '../screens/stories';
import { useNear } from '../screens/useNear';
import { useScreens } from '../screens/useScreens';
import { ChartPicture } from './ChartPicture';
import type { Flow } from './flows';
import styles from './FlowPictures.module.css';

type FlowPicturesProps = { flow: Flow; logic: FlowLogic };

/** What a flow looks like: its chart, and a screen of it. Nothing that the card does not say. */
export function FlowPictures({ flow, logic }: FlowPicturesProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  return (
    <div ref={box} className={styles.pictures} aria-hidden="true" inert>
      <ChartPicture flow={flow} logic={logic} isNear={isNear} />
      <Suspense fallback={null}>{isNear ? <ScreenPicture flow={flow} /> : null}</Suspense>
    </div>
  );
}

/** The first state in the chart's order that a person sees; null if they see none of them. */
const firstScreen = ({ id, machine }: Flow, screens: readonly Screen[]): Screen | null => {
  for (const state of leavesOf(machine.root)) {
    const screen = screensShowing(screens, `${id}: ${state}`)[0];
    if (screen !== undefined) return screen;
  }
  return null;
};

/** Each is a whole page: those that are scrolled past are let go of. */
function ScreenPicture({ flow }: { flow: Flow }) {
  const screen = firstScreen(flow, useScreens());
  return screen === null ? null : (
    <ScreenFrame screen={screen} settings={firstSettings} width={width} isStill />
  );
}

const width = 66;
