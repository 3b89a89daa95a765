export const width = 960;
export const height = 1280;

/** A character's own colours, which tint what is behind them. */
export type Tones = readonly [light: string, middle: string, deep: string];

/** A whole picture as a standalone SVG, drawn `pixels` wide. */
export const drawScene = (layers: readonly string[], pixels: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${(pixels / width) * height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
