import pieces from '../frame/Pieces.module.css';
import styles from './Screens.module.css';
import { devices, screenAddress } from './screenSettings';
import type { ScreenSettings } from './screenSettings';
import type { Screen } from './stories';
import { useTurn } from './useTurn';

type ScreenFrameProps = {
  screen: Screen;
  settings: ScreenSettings;
  /** Its displayed width in pixels; the screen itself is as wide as its device. */
  width: number;
  /** Loads even if nobody has scrolled to it. */
  isWanted?: boolean;
  /** One of many: nothing in it moves once it has loaded. */
  isStill?: boolean;
};

/** The real view at its device's size, scaled down to fit beside a chart. */
export function ScreenFrame(props: ScreenFrameProps) {
  return <Turn key={screenAddress(props.screen.id, props.settings)} {...props} />;
}

function Turn({ screen, settings, width, isWanted = false, isStill = false }: ScreenFrameProps) {
  const { box, frame, stage, retry } = useTurn({ isWanted, isStill });
  const device = devices[settings.device];
  const scale = width / device.width;
  return (
    <div
      ref={box}
      className={styles.frame}
      data-stage={stage}
      data-still={isStill}
      style={{ width, height: device.height * scale }}
    >
      <iframe
        ref={frame}
        title={screen.id}
        src={stage === 'waiting' ? undefined : screenAddress(screen.id, settings)}
        width={device.width}
        height={device.height}
        style={{ transform: `scale(${scale})` }}
      />
      {stage === 'missing' ? (
        <div className={styles.missing}>
          <p role="status">This screen has not loaded yet.</p>
          <button type="button" className={pieces.control} onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
    </div>
  );
}
