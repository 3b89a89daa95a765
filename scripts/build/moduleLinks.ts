import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Everything that a chunk loads before it runs, including itself. */
function closureOf(bundle: Bundle, fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  chunk.imports.forEach((imported) => closureOf(bundle, imported, seen));
  return seen;
}

const fileOf = (bundle: Bundle, module: string): string => {
  const chunk = Object.values(bundle).find(
    (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module) === true,
  );
  if (chunk === undefined) throw new Error(`${module} is no chunk of the build`);
  return chunk.fileName;
};

const stylesOf = (bundle: Bundle, fileName: string): string[] => {
  const chunk = bundle[fileName];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
};

/**
 * The links by which a page requests `modules` and their dependencies early, apart from what it
 * loads anyway, and after what it cannot run without.
 */
export function moduleLinks(bundle: Bundle, modules: readonly string[]): string {
  const here = closureOf(bundle, fileOf(bundle, 'index.html'));
  const wanted = modules.flatMap((module) => [...closureOf(bundle, fileOf(bundle, module))]);
  const scripts = [...new Set(wanted)].filter((file) => !here.has(file));
  const stylesHere = new Set([...here].flatMap((file) => stylesOf(bundle, file)));
  const styles = new Set(scripts.flatMap((file) => stylesOf(bundle, file)));
  return [
    ...scripts.map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
    ...[...styles]
      .filter((file) => !stylesHere.has(file))
      .map(
        (file) => `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`,
      ),
  ].join('');
}
