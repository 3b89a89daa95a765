import { fromPromise } from 'xstate';
import type { Flow } from '../gallery/flows';
import { markdownOf } from './markdown';
import { mermaidOf } from './mermaid';
import type { ShareFormat } from './shareMachine';
import { pngFileOf, svgFileOf } from './svgFile';

type Drawing = () => SVGSVGElement | null;

/** Has the browser save a file. */
export const saveFile = (name: string, content: Blob) => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

const drawn = (drawing: Drawing): SVGSVGElement => {
  const chart = drawing();
  if (chart === null) throw new Error('There is no chart on screen.');
  return chart;
};

const contentOf = async (format: ShareFormat, flow: Flow, drawing: Drawing) => {
  switch (format) {
    case 'svg':
      return new Blob([svgFileOf(drawn(drawing))], { type: 'image/svg+xml' });
    case 'png':
      return pngFileOf(drawn(drawing), getComputedStyle(document.body).backgroundColor);
    case 'mermaid':
      return new Blob([mermaidOf(flow.chart)], { type: 'text/plain' });
    case 'markdown': {
      const { storyOf } = await import('./flowStory');
      return new Blob([markdownOf(flow, await storyOf(flow))], { type: 'text/markdown' });
    }
  }
};

const endings: Readonly<Record<ShareFormat, string>> = {
  svg: 'svg',
  png: 'png',
  mermaid: 'mmd',
  markdown: 'md',
};

/** Makes a file of a flow and has the browser save it; `drawing` is the chart on screen. */
export const makeFile = (flow: Flow, drawing: Drawing) =>
  fromPromise<void, { format: ShareFormat }>(async ({ input: { format } }) => {
    saveFile(`${flow.id}.${endings[format]}`, await contentOf(format, flow, drawing));
  });
