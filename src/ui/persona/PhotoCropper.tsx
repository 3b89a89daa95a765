import { useSelector } from '@xstate/react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NEAREST, rectangleOf } from '../../machines/persona/crop';
import type { PhotoRef } from '../../machines/persona/photoMachine';
import { Button } from '../kit/Button';
import styles from './PhotoCropper.module.css';

const STEP = 0.05;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

const percent = (part: number): string => `${part * 100}%`;

/** The frame shows the crop: pointer or arrow keys move it, the slider zooms. */
export function PhotoCropper({ actor }: { actor: PhotoRef }) {
  const intl = useIntl();
  const { source, crop } = useSelector(actor, ({ context }) => context);
  const from = useRef<{ x: number; y: number } | null>(null);
  if (source === null) return null;
  const { left, top, width, height } = rectangleOf(source, crop);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    actor.send({ type: 'photo.push', ...by });
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (from.current === null) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - from.current.x) / frame.width;
    const y = (event.clientY - from.current.y) / frame.height;
    from.current = { x: event.clientX, y: event.clientY };
    actor.send({ type: 'photo.push', x, y });
  };
  const onPointerUp = () => {
    from.current = null;
  };

  return (
    <div className={styles.cropper}>
      <div
        className={styles.frame}
        role="group"
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'persona.cropFrame' })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
      >
        <img
          className={styles.picture}
          src={source.data}
          alt={intl.formatMessage({ id: 'persona.cropPicture' })}
          draggable={false}
          style={{
            width: percent(source.width / width),
            height: percent(source.height / height),
            left: percent(-left / width),
            top: percent(-top / height),
          }}
        />
      </div>
      <label className={styles.zoom}>
        <span>
          <FormattedMessage id="persona.zoom" />
        </span>
        <input
          className={styles.slider}
          type="range"
          min={1}
          max={NEAREST}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => actor.send({ type: 'photo.zoom', zoom: Number(event.target.value) })}
        />
      </label>
      <Button variant="quiet" onClick={() => actor.send({ type: 'photo.cancel' })}>
        <FormattedMessage id="persona.anotherPhoto" />
      </Button>
    </div>
  );
}
