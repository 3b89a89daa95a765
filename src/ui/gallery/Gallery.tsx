import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import { useOverlayHref } from '../app/useOverlayHref';
import { Portrait, type PortraitPicture } from '../kit/Portrait';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Gallery.module.css';

export type GalleryProps = {
  /** Whose pictures: a clicked card of the same character grows into the gallery. */
  slug: string;
  name: string;
  pictures: readonly (PortraitPicture & { id?: string | undefined })[];
  /** The `sizes` of a picture: how wide it will be shown. */
  sizes: string;
  /** The `sizes` of a smaller first picture that is already loaded, shown until the other is. */
  preview?: string | undefined;
  /** More pictures are loading; their space is reserved. */
  pending?: boolean;
  /** Overlays whichever picture is shown: a name, a heart. */
  children?: ReactNode;
  /** For the frame that shows one picture. */
  className?: string | undefined;
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** One person's pictures: swiped on a phone, by arrows, keys and thumbnails on a desktop. */
export function Gallery({
  slug,
  name,
  pictures,
  sizes,
  preview,
  pending = false,
  children,
  className,
}: GalleryProps) {
  const intl = useIntl();
  const overlayHref = useOverlayHref();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = pictures.length - 1;
  const shown = pictures[current];

  const label = (index: number) =>
    intl.formatMessage(
      { id: 'profile.picture' },
      { name, number: index + 1, total: pictures.length },
    );
  const show = (index: number) => {
    const element = strip.current;
    const place = Math.min(last, Math.max(0, index));
    element?.scrollTo({ left: place * element.clientWidth });
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    setCurrent(Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth))));
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + step);
  };

  return (
    <section
      className={styles.gallery}
      aria-label={intl.formatMessage({ id: 'profile.gallery' }, { name })}
      onKeyDown={last > 0 ? move : undefined}
    >
      <div className={clsx(styles.frame, className)} data-grows={slug}>
        <ul
          ref={strip}
          className={styles.strip}
          tabIndex={last > 0 ? 0 : undefined}
          onScroll={follow}
        >
          {pictures.map((picture, index) => (
            <li key={index} className={styles.place}>
              {preview && index === 0 ? (
                <Portrait
                  className={styles.preview}
                  picture={picture}
                  eager
                  sizes={preview}
                  alt=""
                />
              ) : null}
              <Portrait
                className={styles.picture}
                picture={picture}
                eager={index === 0}
                sizes={sizes}
                alt={label(index)}
              />
            </li>
          ))}
        </ul>
        {children}
        {shown ? (
          <Link
            className={styles.flag}
            href={overlayHref('report', {
              about: ['gallery', slug, ...(shown.id ? [shown.id] : [])].join(':'),
            })}
            aria-label={intl.formatMessage({ id: 'profile.reportPicture' })}
          >
            <Flag aria-hidden="true" />
          </Link>
        ) : null}
        {last > 0 ? (
          <>
            <button
              type="button"
              className={styles.arrow}
              // Not `disabled`, which would take the focus away while somebody presses it.
              aria-disabled={current === 0}
              aria-label={intl.formatMessage({ id: 'profile.previous' })}
              onClick={() => show(current - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button
              type="button"
              className={clsx(styles.arrow, styles.next)}
              aria-disabled={current === last}
              aria-label={intl.formatMessage({ id: 'profile.next' })}
              onClick={() => show(current + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </button>
          </>
        ) : null}
      </div>
      {last > 0 ? (
        <>
          <ul className={styles.thumbs}>
            {pictures.map((picture, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-label={label(index)}
                  aria-current={index === current}
                  onClick={() => show(index)}
                >
                  <Portrait picture={picture} alt="" sizes={sizes} />
                </button>
              </li>
            ))}
          </ul>
          <VisuallyHidden>
            <span role="status">{label(current)}</span>
          </VisuallyHidden>
        </>
      ) : null}
      {pending ? <div className={styles.thumbsPlace} /> : null}
    </section>
  );
}
