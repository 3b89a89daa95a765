import clsx from 'clsx';
import { useId, useState } from 'react';
import styles from './Portrait.module.css';

export type PortraitPicture = {
  /** Three stops of the character's own gradient, lightest first. */
  colors: readonly [string, string, string];
  /** The same picture at several widths in px, smallest first. */
  sources: readonly { width: number; avif: string; webp: string }[];
};

export type PortraitProps = {
  picture: PortraitPicture;
  /** Empty if the name stands beside the picture. */
  alt: string;
  /** The `sizes` of the picture: how wide it will be shown. */
  sizes: string;
  /** Loads at once instead of when it comes near: for pictures on the first screen. */
  eager?: boolean;
  className?: string | undefined;
};

/**
 * A 3:4 picture over the character's colours, which fill its space until it has loaded, or if it
 * cannot. They are SVG attributes, so that served HTML needs no inline style.
 */
export function Portrait({ picture, alt, sizes, eager = false, className }: PortraitProps) {
  const [failed, setFailed] = useState(false);
  const fallback = picture.sources[Math.floor(picture.sources.length / 2)];
  const sourceSet = (format: 'avif' | 'webp') =>
    picture.sources.map((source) => `${source[format]} ${source.width}w`).join(', ');
  return (
    <span className={clsx(styles.frame, className)}>
      <ColourField colors={picture.colors} label={failed ? alt : ''} />
      {fallback && !failed ? (
        <picture>
          <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
          <img
            className={styles.image}
            src={fallback.webp}
            alt={alt}
            width={3 * 160}
            height={4 * 160}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            onError={() => setFailed(true)}
          />
        </picture>
      ) : null}
    </span>
  );
}

function ColourField({ colors, label }: { colors: PortraitPicture['colors']; label: string }) {
  const id = useId();
  const accessible = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg className={styles.field} viewBox="0 0 3 4" preserveAspectRatio="none" {...accessible}>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={colors[0]} />
        <stop offset="0.55" stopColor={colors[1]} />
        <stop offset="1" stopColor={colors[2]} />
      </linearGradient>
      <rect width="3" height="4" fill={`url(#${id})`} />
    </svg>
  );
}
