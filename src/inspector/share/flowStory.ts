import { factsOf } from '../gallery/facts';
import type { Flow } from '../gallery/flows';
import { loadPaths, pathTo, whyNone } from '../paths/paths';
import { loadScreens, screensShowing } from '../screens/stories';
import { stepWords } from '../simulate/stepWords';
import type { FlowStory } from './markdown';
import { textsOf } from './screenTexts';

/** What is known of a flow beside its chart; the paths of a large one take a second or two. */
export async function storyOf(flow: Flow): Promise<FlowStory> {
  const [search, screens] = await Promise.all([loadPaths(flow), loadScreens()]);
  const states = flow.chart.nodes.slice(1);
  return {
    ...factsOf(flow),
    waysTo: new Map(
      states.map(({ id }) => {
        const way = pathTo(flow, id, search);
        return [id, way?.steps.map(stepWords) ?? { reason: whyNone(flow, id, search) }];
      }),
    ),
    screens: new Map(
      states.flatMap(({ id }) => {
        const [screen] = screensShowing(screens, `${flow.id}: ${id.slice(flow.id.length + 1)}`);
        return screen ? [[id, screen.id] as const] : [];
      }),
    ),
    texts: textsOf(flow.file),
  };
}
