/** What of a style a drawing needs where there is no style sheet. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
] as const;

/** The chart on screen as a file of its own, which looks the same wherever it is opened. */
export function svgFileOf(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('A copy of a drawing is no drawing.');
  const originals = [chart, ...chart.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('class');
    for (const property of drawn) element.setAttribute(property, style.getPropertyValue(property));
    for (const name of ['tabindex', 'role', 'aria-pressed']) element.removeAttribute(name);
  }
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a picture of twice its size, on the ground of the page. */
export async function pngFileOf(chart: SVGSVGElement, ground: string): Promise<Blob> {
  const scale = 2;
  const picture = new Image();
  const source = URL.createObjectURL(new Blob([svgFileOf(chart)], { type: 'image/svg+xml' }));
  try {
    picture.src = source;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no pictures.');
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    context.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/png'));
    if (blob === null) throw new Error('The picture is too large for this browser.');
    return blob;
  } finally {
    URL.revokeObjectURL(source);
  }
}
