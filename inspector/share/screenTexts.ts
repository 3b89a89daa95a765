import { forEachLocale } from '../../common/locales';
import type { ScreenText, TextLocale } from './textLocales';

const messages = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../src/i18n/messages/*.json', '../../content/captions/*.json', '../../content/tags/*.json'],
  {
    import: 'default',
    eager: true,
  },
);

const views = import.meta.glob<string>(
  ['../../src/ui/**/*.{ts,tsx}', '!../../src/**/*.stories.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const textIn = (locale: TextLocale, id: string): string | undefined =>
  messages[`../../src/i18n/messages/${locale}.json`]?.[id] ??
  messages[`../../content/captions/${locale}.json`]?.[id] ??
  messages[`../../content/tags/${locale}.json`]?.[id];

const idsIn = (source: string): readonly string[] =>
  [...source.matchAll(/'([a-zA-Z]+(?:\.\w+)+)'|"([a-zA-Z]+(?:\.\w+)+)"/g)]
    .flatMap(([, single, double]) => single ?? double ?? [])
    .filter((id) => textIn('en', id) !== undefined);

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The components that a view imports from its own folder. */
const partsOf = (path: string): readonly string[] =>
  [...(views[path] ?? '').matchAll(/from '\.\/([^']+)'/g)]
    .flatMap(([, name]) => [`${folderOf(path)}/${name}.tsx`, `${folderOf(path)}/${name}.ts`])
    .filter((part) => part in views);

/**
 * The texts of the views that show a machine: those that import it, and the components next to
 * them.
 * @param file the machine's path in the folder of the machines
 */
export function textsOf(file: string): readonly ScreenText[] {
  const name = file.replace(/^.*\/|\.ts$/g, '');
  const imported = new RegExp(`from '[^']*/${name}'`);
  const knowing = Object.keys(views).filter((path) => imported.test(views[path] ?? ''));
  const paths = new Set([...knowing, ...knowing.flatMap(partsOf)]);
  const ids = new Set([...paths].flatMap((path) => idsIn(views[path] ?? '')));
  return [...ids].toSorted().map((id) => {
    const said = (locale: TextLocale) => textIn(locale, id) ?? '';
    return {
      id,
      texts: forEachLocale(said),
    };
  });
}
