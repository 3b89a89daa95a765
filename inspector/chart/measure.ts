import { fontFamily, fonts } from './faces';
import type { Font, Measure } from './faces';

/** Measures text in this browser's fonts. */
export function createMeasure(): Measure {
  const canvas = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const width = known.get(key) ?? widthOf(canvas, text, font);
    known.set(key, width);
    return width;
  };
}

function widthOf(canvas: CanvasRenderingContext2D | null, text: string, font: Font): number {
  const { size, weight } = fonts[font];
  if (canvas === null) return text.length * size * 0.56;
  canvas.font = `${weight} ${size}px ${fontFamily}`;
  return canvas.measureText(text).width;
}
