import styles from './Screens.module.css';
import { devices, screenAddress } from './screenSettings';
import type { ScreenSettings } from './screenSettings';
import type { Screen } from './stories';

type ScreenFrameProps = {
  screen: Screen;
  settings: ScreenSettings;
  /** How wide it is shown, in pixels; the screen itself is as wide as its device. */
  width: number;
};

/** The real view in the size of its device, made smaller to stand beside a chart. */
export function ScreenFrame({ screen, settings, width }: ScreenFrameProps) {
  const device = devices[settings.device];
  const scale = width / device.width;
  return (
    <div className={styles.frame} style={{ width, height: device.height * scale }}>
      <iframe
        title={screen.id}
        src={screenAddress(screen.id, settings)}
        width={device.width}
        height={device.height}
        loading="lazy"
        style={{ transform: `scale(${scale})` }}
      />
    </div>
  );
}
