import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { ActorSample, MachineSamples, Sample } from '../../inspector/simulate/sampleTypes.ts';
import { tellsIn } from './tells.ts';
import { TypeSamples } from './typeSamples.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const project = path.join(root, 'tsconfig.machines.json');

/**
 * The machines' types as declarations: the native compiler, which has no API to query, infers and
 * writes them in a tenth of the time.
 */
const declareTypes = () => {
  const cache = path.join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'flow-types-'));
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const only = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly'];
  const places = ['--rootDir', root, '--outDir', folder];
  execFileSync(process.execPath, [compiler, '-p', project, '--singleThreaded', ...only, ...places]);
  return folder;
};

const readProgram = (folder: string) => {
  const config = ts.readConfigFile(project, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.d.ts'))
    .toSorted();
  return ts.createProgram(
    files.map((file) => path.join(folder, file)),
    options,
  );
};

const portSources = (): readonly string[] =>
  ['src/api/actors', 'src/browser'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8')),
  );

const folder = declareTypes();
const program = readProgram(folder);
const checker = program.getTypeChecker();
const samples = new TypeSamples(checker);

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

const propertyOf = (type: ts.Type, name: string): ts.Type | undefined => {
  const property = type.getProperty(name);
  return property && checker.getTypeOfSymbol(property);
};

const typeNameOf = (event: Sample): string | null =>
  typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string'
    ? event.type
    : null;

const eventsOf = (type: ts.Type): Readonly<Record<string, readonly Sample[]>> => {
  const events = new Map<string, Sample[]>();
  for (const one of partsOf(type)) {
    // A transition for any event has no name to send it by.
    if (propertyOf(one, 'type')?.isStringLiteral() !== true) continue;
    for (const sample of samples.of(one)) {
      const name = typeNameOf(sample);
      if (name !== null) events.set(name, [...(events.get(name) ?? []), sample]);
    }
  }
  return Object.fromEntries(events);
};

const tells = tellsIn(portSources());

const actorOf = (name: string, logic: ts.Type): ActorSample => {
  const machine = samples.machineId(logic);
  if (machine !== undefined) return { kind: 'machine', machine };
  if (logic.aliasSymbol?.name === 'PromiseActorLogic') {
    const output = logic.aliasTypeArguments?.[0];
    return { kind: 'promise', answers: output ? samples.of(output) : [] };
  }
  return { kind: 'callback', tells: tells.get(name) ?? [] };
};

const actorsOf = (type: ts.Type) =>
  Object.fromEntries(
    partsOf(type).flatMap((actor) => {
      const source = propertyOf(actor, 'src');
      const logic = propertyOf(actor, 'logic');
      return source?.isStringLiteral() === true && logic
        ? [[source.value, actorOf(source.value, logic)]]
        : [];
    }),
  );

const found: Record<string, MachineSamples> = {};
for (const file of program.getSourceFiles()) {
  const module = checker.getSymbolAtLocation(file);
  if (!/src\/machines\/\w+\/\w+Machine\.d\.ts$/.test(file.fileName) || module === undefined)
    continue;
  for (const symbol of checker.getExportsOfModule(module)) {
    const type = checker.getTypeOfSymbol(symbol);
    const id = samples.machineId(type);
    if (typeof id !== 'string' || (symbol.flags & ts.SymbolFlags.Variable) === 0) continue;
    const [, events, , actors, , , , , , input] = samples.argumentsOf(type);
    found[id] = {
      inputs: input ? samples.of(input, 'input') : [],
      events: events ? eventsOf(events) : {},
      actors: actors ? actorsOf(actors) : {},
    };
  }
}

rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(found));
