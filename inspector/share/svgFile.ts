/** The style properties that a drawing needs without a style sheet. */
const drawn = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
] as const;
const painted = ['fill', 'stroke'] as const;

const isColour = (value: string): boolean => value !== 'none' && !value.startsWith('url(');

/** Writes colours as RGB: programs other than browsers know no others, and use black. */
function plainColours(): (colour: string) => { colour: string; opacity: number } {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser cannot draw pictures.');
  const known = new Map<string, { colour: string; opacity: number }>();
  return (colour) => {
    const before = known.get(colour);
    if (before !== undefined) return before;
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const plain = { colour: `rgb(${red}, ${green}, ${blue})`, opacity: alpha / 255 };
    known.set(colour, plain);
    return plain;
  };
}

/** Draws a text twice, so that its halo is behind it: many programs draw strokes on top. */
function layHalos(drawing: SVGSVGElement): void {
  for (const text of drawing.querySelectorAll('text')) {
    if (text.getAttribute('stroke') === 'none') continue;
    text.before(text.cloneNode(true));
    for (const part of [text, ...text.querySelectorAll('tspan')])
      part.setAttribute('stroke', 'none');
  }
}

/** The chart on screen as a file of its own, which looks the same everywhere. */
export function svgFileOf(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('The copied drawing is not an SVG.');
  const plainOf = plainColours();
  const originals = [chart, ...chart.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('class');
    for (const property of drawn) element.setAttribute(property, style.getPropertyValue(property));
    for (const property of painted) {
      const paint = style.getPropertyValue(property);
      const { colour, opacity } = isColour(paint) ? plainOf(paint) : { colour: paint, opacity: 1 };
      element.setAttribute(property, opacity === 0 ? 'none' : colour);
      if (opacity > 0 && opacity < 1) element.setAttribute(`${property}-opacity`, String(opacity));
    }
    for (const name of ['tabindex', 'role', 'aria-pressed']) element.removeAttribute(name);
  }
  layHalos(copy);
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a picture at twice the size, on the page's background. */
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
    if (context === null) throw new Error('This browser cannot draw pictures.');
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
