import { useState } from 'react';
import type { ChartNode } from '../chart/chartTypes';
import { ScreenFrame } from './ScreenFrame';
import styles from './Screens.module.css';
import { screenAddress } from './screenSettings';
import type { ScreenSettings } from './screenSettings';
import { SettingsBar } from './SettingsBar';
import { screensShowing } from './stories';
import { useScreens } from './useScreens';
import { whyNoScreen } from './whyNoScreen';

type StateScreenProps = {
  /** The machine's id and one of its states. */
  flow: string;
  node: ChartNode;
  settings: ScreenSettings;
  onSettings: (settings: ScreenSettings) => void;
};

const widths = { phone: 320, desktop: 560 } as const;

/** What a person sees in a state, or why there is nothing to see. */
export function StateScreen({ flow, node, settings, onSettings }: StateScreenProps) {
  const screens = useScreens();
  const state = node.id.slice(flow.length + 1);
  const shown = screensShowing(screens, `${flow}: ${state}`);
  const [wanted, setWanted] = useState('');
  const screen = shown.find(({ id }) => id === wanted) ?? shown[0];
  if (screen === undefined) {
    const why = whyNoScreen(flow, state);
    return (
      <p className={styles.none}>
        {why === null ? 'No story shows this state.' : `No screen of its own: ${why}.`}
      </p>
    );
  }
  return (
    <section className={styles.screen} aria-label="The screen">
      <SettingsBar settings={settings} onChange={onSettings} />
      {shown.length > 1 ? (
        <label className={styles.wanted}>
          {shown.length} screens show it
          <select value={screen.id} onChange={({ target }) => setWanted(target.value)}>
            {shown.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      ) : null}
      <ScreenFrame screen={screen} settings={settings} width={widths[settings.device]} />
      <a href={screenAddress(screen.id, settings)} target="_blank" rel="noopener">
        {screen.id} by itself
      </a>
    </section>
  );
}
