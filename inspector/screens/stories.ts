import type { Meta, StoryObj } from '@storybook/react-vite';
import { restsIn } from './restsIn';

export type StoryModule = { default: Meta } & Readonly<Record<string, StoryObj>>;

/** Every story file of the views, loaded on demand. */
const modules = import.meta.glob<StoryModule>('../../src/ui/**/*.stories.tsx');

const folder = '../../src/ui/';
const ending = '.stories.tsx';

/** A view as a person sees it, and the states that it shows. */
export type Screen = {
  /** Its file below the views, and its name, such as `chat/PrivatePicture/Veiled`. */
  id: string;
  file: string;
  /** The states of all machines in it, each as `machine: state`. */
  states: readonly string[];
};

const screensOf = (file: string, { default: meta, ...stories }: StoryModule): readonly Screen[] =>
  Object.entries(stories).map(([name, story]) => ({
    id: `${file}/${name}`,
    file,
    states: [...new Set(restsIn({ ...meta.args, ...story.args }))],
  }));

let screens: Promise<readonly Screen[]> | undefined;

const readScreens = async (): Promise<readonly Screen[]> => {
  const files = Object.entries(modules).map(async ([path, load]) =>
    screensOf(path.replace(folder, '').replace(ending, ''), await load()),
  );
  return (await Promise.all(files)).flat();
};

/** All screens, read once from the stories. */
export const loadScreens = (): Promise<readonly Screen[]> => (screens ??= readScreens());

/** A screen's story and its file; null if there is no such story. */
export async function loadStory(id: string) {
  const [, file = '', name = ''] = /^(.+)\/([^/]+)$/.exec(id) ?? [];
  const module = await modules[`${folder}${file}${ending}`]?.();
  const story = module?.[name];
  return module && story ? { meta: module.default, story, name } : null;
}

/**
 * The screens that show a state; first those whose file has few others, which are about it.
 * @param state as `machine: state`; a compound one is shown by what shows any of its states
 */
export function screensShowing(all: readonly Screen[], state: string): readonly Screen[] {
  const isShown = ({ states }: Screen) =>
    states.some((one) => one === state || one.startsWith(`${state}.`));
  const shown = all.filter(isShown);
  const inFile = new Map<string, number>();
  for (const { file } of shown) inFile.set(file, (inFile.get(file) ?? 0) + 1);
  const share = ({ file }: Screen) =>
    (inFile.get(file) ?? 0) / all.filter((one) => one.file === file).length;
  return shown.toSorted((a, b) => share(a) - share(b));
}
