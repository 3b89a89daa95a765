import { factsOf } from '../gallery/facts';
import type { Flow } from '../gallery/flows';
import { loadWays, whyNone } from '../paths/paths';
import { scenariosOf } from '../scenarios/scenarios';
import { scriptWords } from '../simulate/scriptWords';
import { loadScreens, screensShowing } from '../screens/stories';
import type { FlowStory } from './markdown';
import { textsOf } from './screenTexts';

/** The facts about a flow beside its chart; paths through a large one take some seconds. */
export async function storyOf(flow: Flow): Promise<FlowStory> {
  const [ways, screens] = await Promise.all([loadWays(flow), loadScreens()]);
  const states = flow.chart.nodes.slice(1);
  return {
    ...factsOf(flow),
    waysTo: new Map(
      states.map(({ id }) => [id, ways.words.get(id) ?? { reason: whyNone(flow, id, ways) }]),
    ),
    scenarios: scenariosOf(flow.id).map(({ name, script }) => ({
      name,
      steps: scriptWords(flow.id, script),
    })),
    screens: new Map(
      states.flatMap(({ id }) => {
        const [screen] = screensShowing(screens, `${flow.id}: ${id.slice(flow.id.length + 1)}`);
        return screen ? [[id, screen.id] as const] : [];
      }),
    ),
    texts: textsOf(flow.file),
  };
}
