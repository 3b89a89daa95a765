import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Flag, Minus, Plus, X } from 'lucide-react';
import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Message } from '../../machines/conversation/message';
import { useOverlayHref } from '../app/useOverlayHref';
import { IconButton } from '../kit/IconButton';
import { useModal } from '../kit/useModal';
import { PictureFailed } from './PictureFailed';
import styles from './PictureViewer.module.css';
import { usePicture } from './usePicture';
import { useZoom } from './useZoom';
import type { Point } from './zoom';

export type PictureViewerProps = {
  /** Messages with a picture, in the order of the chat. */
  pictures: readonly Message[];
  /** The message whose picture is shown. */
  current: Message;
  /** The character's name. */
  name: string;
  onShow: (messageId: string) => void;
  onClose: () => void;
};

const KEY_STEP_PX = 80;
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
};

/**
 * A picture of the chat, full screen: pinch, double tap, Ctrl+wheel or the keys +, - and 0 zoom;
 * arrows pan an enlarged picture, and otherwise lead to the next one.
 */
export function PictureViewer({ pictures, current, name, onShow, onClose }: PictureViewerProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const { dialog, props } = useModal(onClose);
  const index = pictures.indexOf(current);

  const turn = useCallback(
    (step: 1 | -1) => {
      const next = pictures[index + step];
      if (next !== undefined) onShow(next.id);
    },
    [index, onShow, pictures],
  );
  const { stage, picture, zoom, pull, isLarge, zoomIn, zoomOut, reset, moveBy } = useZoom({
    onClose,
    onTurn: turn,
  });
  const show = (step: 1 | -1) => {
    reset();
    turn(step);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    if (event.key === '+' || event.key === '=') zoomIn();
    else if (event.key === '-') zoomOut();
    else if (event.key === '0') reset();
    else if (isLarge && direction !== undefined) moveBy(direction);
    else if (event.key === 'ArrowLeft') show(-1);
    else if (event.key === 'ArrowRight') show(1);
    else return;
    event.preventDefault();
  };

  const author = current.author === 'user' ? intl.formatMessage({ id: 'chat.you' }) : name;
  const label = intl.formatMessage({ id: 'chat.pictureFrom' }, { name: author });
  return (
    <dialog
      {...props}
      ref={dialog}
      className={styles.viewer}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {pictures.length > 1 ? (
            <FormattedMessage
              id="viewer.count"
              values={{ number: index + 1, total: pictures.length }}
            />
          ) : null}
        </p>
        {current.author === 'user' ? null : (
          <Link
            className={styles.report}
            href={overlayHref('report', { about: `picture:${current.id}` })}
            aria-label={intl.formatMessage({ id: 'profile.reportPicture' })}
            onClick={onClose}
          >
            <Flag aria-hidden="true" />
          </Link>
        )}
        <IconButton
          label={intl.formatMessage({ id: 'viewer.zoomOut' })}
          icon={<Minus />}
          aria-disabled={!isLarge}
          onClick={zoomOut}
        />
        <IconButton
          label={intl.formatMessage({ id: 'viewer.zoomIn' })}
          icon={<Plus />}
          onClick={zoomIn}
        />
        <IconButton
          data-autofocus=""
          label={intl.formatMessage({ id: 'action.close' })}
          icon={<X />}
          onClick={onClose}
        />
      </div>
      <div ref={stage} className={clsx(styles.stage, isLarge && styles.large)}>
        <Picture
          key={current.id}
          image={picture}
          src={current.imageUrl ?? ''}
          alt={label}
          isHeld={pull !== null}
          transform={`translate(${zoom.x + (pull?.x ?? 0)}px, ${zoom.y + Math.max(0, pull?.y ?? 0)}px) scale(${zoom.scale})`}
        />
      </div>
      {index > 0 ? (
        <IconButton
          filled
          className={clsx(styles.turn, styles.previous)}
          label={intl.formatMessage({ id: 'profile.previous' })}
          icon={<ChevronLeft />}
          onClick={() => show(-1)}
        />
      ) : null}
      {index < pictures.length - 1 ? (
        <IconButton
          filled
          className={clsx(styles.turn, styles.next)}
          label={intl.formatMessage({ id: 'profile.next' })}
          icon={<ChevronRight />}
          onClick={() => show(1)}
        />
      ) : null}
    </dialog>
  );
}

type PictureProps = {
  image: RefObject<HTMLImageElement | null>;
  src: string;
  alt: string;
  /** A finger holds it, so it follows without animation. */
  isHeld: boolean;
  transform: string;
};

function Picture({ image, src, alt, isHeld, transform }: PictureProps) {
  const picture = usePicture();
  if (picture.state === 'failed') return <PictureFailed onRetry={picture.retry} />;
  return (
    <img
      key={picture.key}
      ref={image}
      className={clsx(styles.picture, isHeld && styles.held)}
      src={src}
      alt={alt}
      draggable={false}
      style={{ transform }}
      onError={picture.onError}
    />
  );
}
