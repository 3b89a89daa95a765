/** A picture to crop: as it is shown, turned as its metadata says; its size in pixels. */
export type Source = { data: string; width: number; height: number };

/** The part to take: its centre as fractions of the picture, and the zoom. */
export type Crop = { x: number; y: number; zoom: number };

export type Rectangle = { left: number; top: number; width: number; height: number };

/** The format of the character cards. */
export const ASPECT = 3 / 4;
export const NEAREST = 4;

export const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const between = (low: number, value: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const sizeOf = ({ width, height }: Source, zoom: number) => {
  const isWide = width / height > ASPECT;
  return {
    width: (isWide ? height * ASPECT : width) / zoom,
    height: (isWide ? height : width / ASPECT) / zoom,
  };
};

/** The part of the picture in its pixels. */
export const rectangleOf = (source: Source, { x, y, zoom }: Crop): Rectangle => {
  const { width, height } = sizeOf(source, zoom);
  return { left: x * source.width - width / 2, top: y * source.height - height / 2, width, height };
};

/** The nearest crop that lies within the picture. */
export const within = (source: Source, crop: Crop): Crop => {
  const zoom = between(1, crop.zoom, NEAREST);
  const { width, height } = sizeOf(source, zoom);
  const edge = { x: width / 2 / source.width, y: height / 2 / source.height };
  return {
    x: between(edge.x, crop.x, 1 - edge.x),
    y: between(edge.y, crop.y, 1 - edge.y),
    zoom,
  };
};

/** Moves the picture by these fractions of the frame. */
export const pushed = (source: Source, crop: Crop, by: { x: number; y: number }): Crop => {
  const { width, height } = sizeOf(source, crop.zoom);
  return within(source, {
    ...crop,
    x: crop.x - (by.x * width) / source.width,
    y: crop.y - (by.y * height) / source.height,
  });
};
