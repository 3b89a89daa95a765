import path from 'node:path';
import type { Plugin } from 'vite';
import type { TestProject, TestSpecification, Vitest } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { UserWorkspaceConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { root } from '../run.mjs';
import { KeptWorkers } from './keptWorker';

export type Outcome = 'passed' | 'failed' | 'late';

/** Leaks must not build up over many runs. */
const runsOfAProcess = 150;

/** Texts served in place of files, by path. */
type Texts = Map<string, string>;

const withTexts = (texts: Texts): Plugin => ({
  name: 'changed-texts',
  enforce: 'pre',
  load: (id) => texts.get(id.split('?')[0] ?? id) ?? null,
});

type Options = { project: string; setupFiles?: string[] };

const isOf =
  (name: string) =>
  (project: unknown): project is UserWorkspaceConfig =>
    typeof project === 'object' &&
    project !== null &&
    'test' in project &&
    typeof project.test === 'object' &&
    project.test !== null &&
    'name' in project.test &&
    project.test.name === name;

/** The tests of one project, in one process that stays, against changing texts. */
export class WarmTests {
  readonly #vitest: Vitest;
  readonly #project: TestProject;
  readonly #workers: KeptWorkers;
  readonly #texts: Texts;
  #specifications = new Map<string, TestSpecification>();
  #runs = 0;

  private constructor(vitest: Vitest, project: TestProject, workers: KeptWorkers, texts: Texts) {
    this.#vitest = vitest;
    this.#project = project;
    this.#workers = workers;
    this.#texts = texts;
  }

  static async open({ project: name, setupFiles = [] }: Options): Promise<WarmTests> {
    const workers = new KeptWorkers();
    const texts: Texts = new Map();
    const found = config.test?.projects?.find(isOf(name));
    if (found === undefined) throw new Error(`There is no project ${name}`);
    const { plugins = [], test = {} } = found;
    const isOfMachines = name === 'machines';
    const vitest = await createVitest(
      'test',
      { config: false, root, watch: false, bail: 1, reporters: [{}], silent: true },
      {
        test: {
          projects: [
            {
              plugins: [withTexts(texts), plugins],
              test: {
                ...test,
                pool: workers,
                maxWorkers: 1,
                isolate: false,
                // Changed machines must not count towards coverage.
                ...(isOfMachines ? { globalSetup: [] } : {}),
                setupFiles: isOfMachines
                  ? setupFiles
                  : [...[test.setupFiles ?? []].flat(), ...setupFiles],
              },
            },
          ],
        },
      },
    );
    const project = vitest.projects[0];
    if (project === undefined) throw new Error(`${name} did not open`);
    const opened = new WarmTests(vitest, project, workers, texts);
    for (const specification of await vitest.globTestSpecifications()) {
      opened.#specifications.set(
        path.relative(root, specification.moduleId).replaceAll('\\', '/'),
        specification,
      );
    }
    return opened;
  }

  /** All test files, by their paths from the root. */
  get files(): string[] {
    return [...this.#specifications.keys()];
  }

  /** Serves another text for a file from now on; null: its own again. */
  change(file: string, text: string | null): void {
    const full = path.join(root, file).replaceAll('\\', '/');
    if (text === null) this.#texts.delete(full);
    else this.#texts.set(full, text);
    this.#forget(full);
  }

  /** Reloads the module and everything that imports it. */
  #forget(full: string): void {
    this.#vitest.invalidateFile(full);
    const { watcher } = this.#vitest;
    for (const { moduleGraph } of Object.values(this.#project.vite.environments)) {
      const waiting = [...(moduleGraph.getModulesByFile(full) ?? [])];
      const seen = new Set(waiting);
      for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
        if (module.file !== null) watcher.invalidates.add(module.file);
        for (const importer of module.importers) {
          if (!seen.has(importer)) waiting.push(importer);
          seen.add(importer);
        }
      }
    }
  }

  /** Runs one test file up to its first failure or a time limit. */
  async run(file: string, limitMs: number): Promise<Outcome> {
    const specification = this.#specifications.get(file);
    if (specification === undefined) throw new Error(`${file} is no test of this project`);
    this.#runs += 1;
    if (this.#runs % runsOfAProcess === 0) await this.#workers.end();
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void this.#workers.end();
    }, limitMs);
    const { unhandledErrors } = await this.#vitest.runTestSpecifications([specification]);
    clearTimeout(timer);
    if (isLate) return 'late';
    const isRight = specification.testModule?.state() === 'passed' && unhandledErrors.length === 0;
    return isRight ? 'passed' : 'failed';
  }

  /** Says why a test file failed. */
  errorsOf(file: string): string[] {
    const module = this.#specifications.get(file)?.testModule;
    if (module === undefined) return [];
    const failed = [...module.children.allTests('failed')];
    return [
      ...module.errors().map(({ message }) => message),
      ...failed.map((test) => `${test.fullName}: ${test.result().errors?.[0]?.message ?? ''}`),
    ];
  }

  async close(): Promise<void> {
    await this.#workers.end();
    await this.#vitest.close();
  }
}
