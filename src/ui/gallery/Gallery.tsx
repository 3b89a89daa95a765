import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Flag } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { GalleryRef } from '../../machines/gallery/galleryMachine';
import { lazyView } from '../kit/lazyView';
import { Portrait } from '../kit/Portrait';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './Gallery.module.css';
import { useGallery, type GalleryPicture } from './useGallery';

const PictureViewer = lazyView(async () => (await import('../viewer/PictureViewer')).PictureViewer);

export type GalleryProps = {
  /** Not there yet while the page is filled. */
  actor: GalleryRef | undefined;
  /** Whose pictures: a clicked card of the same character grows into the gallery. */
  slug: string;
  name: string;
  pictures: readonly GalleryPicture[];
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

/**
 * One person's pictures: swiped on a phone, by arrows, keys and thumbnails on a desktop; a press on
 * one shows it full screen.
 */
export function Gallery({
  actor,
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
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = pictures.length - 1;
  const { viewed, viewer, index: enlarged, enlarge } = useGallery(actor, { slug, name, pictures });
  const shown = viewed[current];
  const inViewer = viewed[enlarged];

  const label = (index: number) => viewed[index]?.label ?? '';
  const show = (index: number) => {
    const element = strip.current;
    const place = Math.min(last, Math.max(0, index));
    element?.scrollTo({ left: place * element.clientWidth });
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current ?? { scrollLeft: 0, clientWidth: 1 };
    const index = Math.min(last, Math.round(scrollLeft / Math.max(1, clientWidth)));
    setCurrent(index);
    // The focus goes along; where it was is out of sight, and out of the order of the keys.
    if (strip.current?.contains(document.activeElement))
      strip.current?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + step);
  };

  // The last one that filled the screen is in sight behind it, and gets the focus back.
  const isOpen = viewer !== undefined;
  useEffect(() => {
    const element = strip.current;
    if (!isOpen || element === null) return undefined;
    element.scrollTo({ left: enlarged * element.clientWidth, behavior: 'instant' });
    const button = element.children[enlarged]?.querySelector('button');
    return () => button?.focus({ preventScroll: true });
  }, [isOpen, enlarged]);

  return (
    <>
      <section
        className={styles.gallery}
        aria-label={intl.formatMessage({ id: 'profile.gallery' }, { name })}
        onKeyDown={last > 0 ? move : undefined}
      >
        <div className={clsx(styles.frame, className)} data-grows={slug}>
          <ul ref={strip} className={styles.strip} onScroll={follow}>
            {pictures.map((picture, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.place}
                  tabIndex={index === current ? 0 : -1}
                  aria-haspopup="dialog"
                  aria-label={intl.formatMessage(
                    { id: 'profile.enlarge' },
                    {
                      number: index + 1,
                      total: pictures.length,
                      label: viewed[index]?.caption ?? name,
                    },
                  )}
                  onClick={() => enlarge(index)}
                >
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
                </button>
              </li>
            ))}
          </ul>
          {children}
          {shown ? (
            <Link
              className={styles.flag}
              href={shown.reportHref ?? ''}
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
      {viewer && inViewer ? (
        <Suspense fallback={null}>
          <PictureViewer actor={viewer} pictures={viewed} current={inViewer} />
        </Suspense>
      ) : null}
    </>
  );
}
