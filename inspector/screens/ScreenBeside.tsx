import { useState } from 'react';
import type { Flow } from '../gallery/flows';
import styles from './Screens.module.css';
import { firstSettings } from './screenSettings';
import { StateScreen } from './StateScreen';
import { screensShowing } from './stories';
import { useScreens } from './useScreens';

type ScreenBesideProps = {
  flow: Flow;
  /** The innermost active states; the first one that has a screen is shown. */
  active: readonly string[];
};

/** The real screen of the state in which a machine is, beside its chart. */
export function ScreenBeside({ flow: { id, chart }, active }: ScreenBesideProps) {
  const screens = useScreens();
  const [settings, setSettings] = useState(firstSettings);
  const hasScreen = (state: string) =>
    screensShowing(screens, `${id}: ${state.slice(id.length + 1)}`).length > 0;
  const here = active.find(hasScreen) ?? active[0];
  const node = chart.nodes.find((one) => one.id === here);
  return node === undefined ? null : (
    <div className={styles.beside} data-device={settings.device}>
      <StateScreen flow={id} node={node} settings={settings} onSettings={setSettings} />
    </div>
  );
}
