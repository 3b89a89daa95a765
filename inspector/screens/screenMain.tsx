import { composeStory, type StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { recordPage } from '../../src/browser/recorder/recordPage';
import { actorsDrawn } from './actorsDrawn';
import { actorsIn } from './actorsIn';
import { readScreenAddress } from './screenSettings';
import { loadScreens, loadStory, screensShowing } from './stories';

type FoundStory = NonNullable<Awaited<ReturnType<typeof loadStory>>>;

/**
 * The story without listing its arguments: Storybook would walk through every actor in them, and
 * complain about each cycle.
 */
function quiet({ meta, story }: FoundStory): StoryObj {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  const { play } = story;
  const Component = meta.component;
  return {
    ...story,
    args: {},
    render: (_, context) =>
      render ? render(args, { ...context, args }) : Component ? <Component {...args} /> : <></>,
    ...(play && {
      play: (context) =>
        play({
          ...context,
          args,
          canvas: within(context.canvasElement),
          userEvent: userEvent.setup(),
        }),
    }),
  };
}

/** A screen is named by its story, or as `machine: state`: the first that shows the state. */
const screenId = async (wanted: string): Promise<string> =>
  wanted.includes(': ') ? (screensShowing(await loadScreens(), wanted)[0]?.id ?? wanted) : wanted;

/** Shows one story, in the language and theme that the address names. */
async function show(canvasElement: HTMLElement) {
  const { story: wanted, locale, theme } = readScreenAddress(window.location.search);
  const id = await screenId(wanted);
  const found = await loadStory(id);
  if (found === null) {
    canvasElement.textContent = `There is no screen “${wanted}”.`;
    document.title = wanted;
    return;
  }
  const Story = composeStory(
    { ...quiet(found), globals: { locale, theme } },
    { ...found.meta, args: {} },
    preview,
    found.name,
  );
  const given = actorsIn({ ...found.meta.args, ...found.story.args });
  // One of many on a page would be just as many that answer an inspector.
  const record =
    window.parent === window ? recordPage(given, { title: id, build: null }, window) : null;
  record?.greet();
  try {
    await Story.run({ canvasElement });
  } finally {
    document.title = wanted;
    const known = new Set(given);
    for (const actor of actorsDrawn(canvasElement)) if (!known.has(actor)) record?.watch(actor);
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('No #root in screen.html');
await show(root);
