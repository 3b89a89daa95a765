import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Flag, Minus, Plus, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { ViewerRef } from '../../machines/viewer/viewerMachine';
import { IconButton } from '../kit/IconButton';
import { useModal } from '../kit/useModal';
import { PictureFailed } from './PictureFailed';
import styles from './PictureViewer.module.css';
import { usePicture } from './usePicture';
import { useViewer } from './useViewer';

export type ViewedPicture = {
  id: string;
  src: string;
  label: string;
  /** What is seen, below it; null where that is not known. */
  caption: string | null;
  /** Where to report it; null for the user's own. */
  reportHref: string | null;
};

export type PictureViewerProps = {
  actor: ViewerRef;
  /** Those that can be shown, in their order. */
  pictures: readonly ViewedPicture[];
  /** The one that is shown. */
  current: ViewedPicture;
};

/** Pulled where there is no other picture, a picture follows less and less. */
const TOUGHNESS = 0.3;
/** Pulled this far down, the room behind the picture is as light as it gets. */
const FAR_DOWN_PX = 480;
const LIGHTEST = 0.7;

/**
 * One of several pictures, full screen: pinch, double tap, Ctrl+wheel or the keys +, - and 0 zoom;
 * arrows pan an enlarged picture, and otherwise lead to the next one, as a swipe does.
 */
export function PictureViewer({ actor, pictures, current }: PictureViewerProps) {
  const intl = useIntl();
  const { stage, zoom, pull, isLarge, isHeld, onKeyDown, ...moves } = useViewer(actor);
  const { dialog, props } = useModal(moves.close);
  const index = pictures.indexOf(current);
  const isFirst = index === 0;
  const isLast = index === pictures.length - 1;
  const isAtEnd = pull.x > 0 ? isFirst : isLast;
  const aside = isAtEnd ? pull.x * TOUGHNESS : pull.x;

  return (
    <dialog
      {...props}
      ref={dialog}
      className={styles.viewer}
      // As dark as a film, in both themes.
      data-theme="dark"
      aria-label={current.label}
      onKeyDown={onKeyDown}
    >
      <div
        className={clsx(styles.room, isHeld && styles.held)}
        style={{ opacity: 1 - Math.min(LIGHTEST, pull.y / FAR_DOWN_PX) }}
      />
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {pictures.length > 1 ? (
            <FormattedMessage
              id="viewer.count"
              values={{ number: index + 1, total: pictures.length }}
            />
          ) : null}{' '}
          <span className={styles.caption}>{current.caption}</span>
        </p>
        {current.reportHref === null ? null : (
          <Link
            className={styles.report}
            href={current.reportHref}
            aria-label={intl.formatMessage({ id: 'profile.reportPicture' })}
            onClick={moves.close}
          >
            <Flag aria-hidden="true" />
          </Link>
        )}
        <IconButton
          label={intl.formatMessage({ id: 'viewer.zoomOut' })}
          icon={<Minus />}
          aria-disabled={!isLarge}
          onClick={moves.zoomOut}
        />
        <IconButton
          label={intl.formatMessage({ id: 'viewer.zoomIn' })}
          icon={<Plus />}
          onClick={moves.zoomIn}
        />
        <IconButton
          data-autofocus=""
          label={intl.formatMessage({ id: 'action.close' })}
          icon={<X />}
          onClick={moves.close}
        />
      </div>
      <div
        ref={stage}
        className={clsx(styles.stage, isLarge && styles.large, isHeld && styles.held)}
      >
        {[index - 1, index, index + 1].map((place) => {
          const picture = pictures[place];
          if (picture === undefined) return null;
          const isShown = place === index;
          return (
            <div
              key={picture.id}
              className={styles.place}
              style={{ transform: `translateX(calc(${(place - index) * 100}% + ${aside}px))` }}
              data-shown={isShown ? '' : undefined}
              inert={!isShown}
            >
              <Picture
                src={picture.src}
                alt={isShown ? picture.label : ''}
                transform={
                  isShown
                    ? `translate(${zoom.x}px, ${zoom.y + pull.y}px) scale(${zoom.scale})`
                    : undefined
                }
              />
            </div>
          );
        })}
      </div>
      {pictures.length > 1 ? (
        <>
          <IconButton
            className={clsx(styles.turn, styles.previous)}
            label={intl.formatMessage({ id: 'profile.previous' })}
            icon={<ChevronLeft />}
            // Not `disabled`, nor gone, which would take the focus away, and the keys with it.
            aria-disabled={isFirst}
            onClick={moves.goBack}
          />
          <IconButton
            className={clsx(styles.turn, styles.next)}
            label={intl.formatMessage({ id: 'profile.next' })}
            icon={<ChevronRight />}
            aria-disabled={isLast}
            onClick={moves.goOn}
          />
        </>
      ) : null}
    </dialog>
  );
}

type PictureProps = { src: string; alt: string; transform: string | undefined };

function Picture({ src, alt, transform }: PictureProps) {
  const picture = usePicture();
  if (picture.state === 'failed') return <PictureFailed onRetry={picture.retry} />;
  return (
    <img
      key={picture.key}
      className={styles.picture}
      src={src}
      alt={alt}
      draggable={false}
      style={{ transform }}
      onError={picture.onError}
    />
  );
}
