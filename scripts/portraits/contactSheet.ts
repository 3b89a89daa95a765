import sharp from 'sharp';

type Layout = { columns: number; tile: { width: number; height: number }; gap: number };

/** Writes drawings in rows as one PNG. */
export async function writeSheet(file: string, svgs: readonly string[], layout: Layout) {
  const { columns, tile, gap } = layout;
  const tiles = [];
  for (const [index, svg] of svgs.entries()) {
    tiles.push({
      input: await sharp(Buffer.from(svg)).resize(tile.width, tile.height).png().toBuffer(),
      left: gap + (index % columns) * (tile.width + gap),
      top: gap + Math.floor(index / columns) * (tile.height + gap),
    });
  }
  await sharp({
    create: {
      width: gap + columns * (tile.width + gap),
      height: gap + Math.ceil(svgs.length / columns) * (tile.height + gap),
      channels: 3,
      background: '#150f17',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}
