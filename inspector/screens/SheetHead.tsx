import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { printMachine } from './printMachine';
import styles from './Screens.module.css';
import type { ScreenSettings } from './screenSettings';
import { SettingsBar } from './SettingsBar';

/** The width of a screen on a sheet, in pixels. */
export const cellWidths = { phone: 195, desktop: 480 } as const;

type SheetHeadProps = {
  title: string;
  settings: ScreenSettings;
  onSettings: (settings: ScreenSettings) => void;
  print: ActorRefFrom<typeof printMachine>;
};

/** The head of a page of screens: how they are shown, and the way to paper. */
export function SheetHead({ title, settings, onSettings, print }: SheetHeadProps) {
  const isBusy = useSelector(print, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(print, (snapshot) => snapshot.matches('failed'));
  return (
    <header className={styles.sheetHead}>
      <h1>{title}</h1>
      <SettingsBar settings={settings} onChange={onSettings} />
      <button type="button" onClick={() => print.send({ type: 'print.request' })}>
        {isBusy ? 'Loading the screens…' : 'Print, or save as PDF'}
      </button>
      {isFailed ? <p role="alert">A screen failed to load. Try again.</p> : null}
    </header>
  );
}
