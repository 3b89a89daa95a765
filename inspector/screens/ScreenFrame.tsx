import pieces from '../frame/Pieces.module.css';
import styles from './Screens.module.css';
import { devices, screenAddress } from './screenSettings';
import type { ScreenSettings } from './screenSettings';
import type { Screen } from './stories';
import { useTurn } from './useTurn';

type ScreenFrameProps = {
  screen: Screen;
  settings: ScreenSettings;
  /** How wide it is shown, in pixels; the screen itself is as wide as its device. */
  width: number;
  /** It is to come also where nobody has scrolled to it. */
  isWanted?: boolean;
  /** One of many: nothing in it moves once it is there. */
  isStill?: boolean;
};

/** The real view in the size of its device, made smaller to stand beside a chart. */
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
          <p role="status">This screen has not come yet.</p>
          <button type="button" className={pieces.control} onClick={retry}>
            Try again
          </button>
        </div>
      ) : null}
    </div>
  );
}
