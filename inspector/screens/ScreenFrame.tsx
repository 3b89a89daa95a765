import { useEffect } from 'react';
import pieces from '../frame/Pieces.module.css';
import styles from './Screens.module.css';
import { devices, screenAddress } from './screenSettings';
import type { ScreenSettings } from './screenSettings';
import type { Screen } from './stories';
import { useTurn } from './useTurn';

type ScreenFrameProps = {
  screen: Pick<Screen, 'id'>;
  settings: ScreenSettings;
  /** Its displayed width in pixels; the screen itself is as wide as its device. */
  width: number;
  /** Loads even if nobody has scrolled to it. */
  isWanted?: boolean;
  /** One of many: nothing in it moves once it has loaded. */
  isStill?: boolean;
  /** Where the inspector is that shows it, if it is that of another build. */
  folder?: string;
  /** How long it may take before it counts as missing, in milliseconds. */
  patience?: number;
  /** Called once the screen is there. */
  onThere?: (page: Document) => void;
};

/** The real view at its device's size, scaled down to fit beside a chart. */
export function ScreenFrame(props: ScreenFrameProps) {
  const { screen, settings, folder } = props;
  return <Turn key={screenAddress(screen.id, settings, folder)} {...props} />;
}

function Turn({
  screen,
  settings,
  width,
  isWanted = false,
  isStill = false,
  folder,
  patience,
  onThere,
}: ScreenFrameProps) {
  const { box, frame, stage, retry } = useTurn({ isWanted, isStill, patience });
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (stage === 'there' && page) onThere?.(page);
  }, [stage, frame, onThere]);
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
        src={stage === 'waiting' ? undefined : screenAddress(screen.id, settings, folder)}
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
