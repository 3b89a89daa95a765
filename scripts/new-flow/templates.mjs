// @ts-check

/** @typedef {{ name: string, Name: string, words: string }} Flow */

/** @param {Flow} flow */
const machine = ({ name, Name, words }) => `import { assign, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { notProvided } from '../shared/notProvided';

export type ${Name} = { title: string };

/** What the server may answer; faults are no answer. */
export type ${Name}Reply = { kind: 'found'; ${name}: ${Name} } | { kind: 'missing' };

export type ${Name}Context = { ${name}: ${Name} | null };

export type ${Name}Event = { type: '${name}.retry' };

export const ${name}Machine = setup({
  types: {
    context: {} as ${Name}Context,
    events: {} as ${Name}Event,
    tags: {} as 'loading' | 'failed',
  },
  actors: { load${Name}: notProvided<${Name}Reply>('load${Name}') },
  guards: { isFound: (_, params: { reply: ${Name}Reply }) => params.reply.kind === 'found' },
  actions: {
    keep${Name}: assign((_, params: { reply: ${Name}Reply }): Partial<${Name}Context> =>
      params.reply.kind === 'found' ? { ${name}: params.reply.${name} } : {},
    ),
  },
}).createMachine({
  id: '${name}',
  description: 'Shows the ${words}.',
  context: { ${name}: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the ${words}.',
      tags: ['loading'],
      invoke: {
        id: 'load${Name}',
        src: 'load${Name}',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ reply: event.output }) },
            target: 'shown',
            actions: { type: 'keep${Name}', params: ({ event }) => ({ reply: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: { target: 'failed' },
      },
    },
    shown: { description: 'The ${words} is on screen.' },
    missing: { description: 'There is no ${words}; the view says so.' },
    failed: {
      description: 'The ${words} failed to load; the user can try again.',
      tags: ['failed'],
      on: { '${name}.retry': { target: 'loading' } },
    },
  },
});

export type ${Name}Ref = ActorRefFrom<typeof ${name}Machine>;
`;

/** @param {Flow} flow */
const machineTest = ({ name, Name, words }) => `import { describe, expect, it } from 'vitest';
import { ${name}Machine } from '../../src/machines/${name}/${name}Machine';
import { done, fault, startRun, testChart } from '../support/machines';
import type { Run } from '../support/machines';

const ${name} = { title: 'The first' };

const ${name}Run: Run<typeof ${name}Machine> = {
  machine: (world) => ${name}Machine.provide({ actors: { load${Name}: world.held() } }),
};

testChart('${name}', {
  ...${name}Run,
  alphabet: [
    { type: '${name}.retry' },
    done('load${Name}', { kind: 'found', ${name} }),
    done('load${Name}', { kind: 'missing' }),
    fault('load${Name}'),
  ],
  mayRest: ['shown', 'missing'],
  invariant: (snapshot) => {
    expect(snapshot.context.${name}).toEqual(snapshot.matches('shown') ? ${name} : null);
    expect(snapshot.hasTag('loading')).toBe(snapshot.matches('loading'));
    expect(snapshot.hasTag('failed')).toBe(snapshot.matches('failed'));
  },
});

describe('${name}', () => {
  it('asks for the ${words}, and again after a failure', async () => {
    const run = startRun(${name}Run);
    await run.performAll([fault('load${Name}'), { type: '${name}.retry' }]);
    expect(run.world.inputsOf('load${Name}')).toHaveLength(2);
    expect(run.value()).toBe('loading');
  });
});
`;

/** @param {Flow} flow */
const view = ({ name, Name }) => `import { FormattedMessage } from 'react-intl';
import type { ${Name} } from '../../machines/${name}/${name}Machine';
import { ErrorState } from '../kit/ErrorState';
import { Skeleton } from '../kit/Skeleton';
import styles from './${Name}View.module.css';

export type ${Name}ViewProps = {
  state:
    | { status: 'loading' | 'missing' }
    | { status: 'failed'; onRetry: () => void }
    | { status: 'shown'; ${name}: ${Name} };
};

export function ${Name}View({ state }: ${Name}ViewProps) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>
        <FormattedMessage id="${name}.title" />
      </h1>
      <Content state={state} />
    </section>
  );
}

function Content({ state }: ${Name}ViewProps) {
  switch (state.status) {
    case 'loading':
      return <Skeleton className={styles.skeleton} />;
    case 'missing':
      return (
        <p>
          <FormattedMessage id="${name}.missing" />
        </p>
      );
    case 'failed':
      return (
        <ErrorState onRetry={state.onRetry}>
          <FormattedMessage id="${name}.failed" />
        </ErrorState>
      );
    case 'shown':
      return <p>{state.${name}.title}</p>;
  }
}
`;

const style = () => `@layer views {
  .page {
    display: grid;
    gap: var(--space-4);
    align-content: start;
    padding: var(--space-8) var(--page-edge);
  }

  .title {
    font-size: var(--size-7);
  }

  .skeleton {
    height: var(--space-12);
    border-radius: var(--radius-3);
  }
}
`;

/** @param {Flow} flow */
const stories = ({ name, Name }) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ${Name}View } from './${Name}View';

const onRetry = fn();

const meta = {
  title: '${name}/${Name}View',
  component: ${Name}View,
  args: { state: { status: 'shown', ${name}: { title: 'The first' } } },
} satisfies Meta<typeof ${Name}View>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Missing: Story = { args: { state: { status: 'missing' } } };

export const Failed: Story = {
  args: { state: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
`;

/** @param {Flow} flow */
const hook = ({ name, Name }) => `import { useSelector } from '@xstate/react';
import type { ${Name}Ref } from '../../machines/${name}/${name}Machine';
import type { ${Name}ViewProps } from './${Name}View';

/** The ${name} actor as its view shows it. */
export function use${Name}(actor: ${Name}Ref): ${Name}ViewProps['state'] {
  const snapshot = useSelector(actor, (current) => current);
  const { ${name} } = snapshot.context;
  if (${name} !== null) return { status: 'shown', ${name} };
  if (snapshot.hasTag('failed')) {
    return { status: 'failed', onRetry: () => actor.send({ type: '${name}.retry' }) };
  }
  return { status: snapshot.hasTag('loading') ? 'loading' : 'missing' };
}
`;

/** What designers read of it. @param {Flow} flow */
const titles = ({ name, Name, words }) =>
  JSON.stringify({
    title: `The ${words}`,
    conditions: { found: `there is a ${words}` },
    calls: { [`load${Name}`]: `Load the ${words}` },
    events: { [`${name}.retry`]: 'Try again' },
  });

/** The files of a new flow by their paths. @param {Flow} flow @returns {Record<string, string>} */
export const filesOf = (flow) => ({
  [`src/machines/${flow.name}/${flow.name}Machine.ts`]: machine(flow),
  [`inspector/titles/${flow.name}.json`]: titles(flow),
  [`tests/machines/${flow.name}.test.ts`]: machineTest(flow),
  [`src/ui/${flow.name}/${flow.Name}View.tsx`]: view(flow),
  [`src/ui/${flow.name}/${flow.Name}View.module.css`]: style(),
  [`src/ui/${flow.name}/${flow.Name}View.stories.tsx`]: stories(flow),
  [`src/ui/${flow.name}/use${flow.Name}.ts`]: hook(flow),
});

/** Its first texts by locale. @param {Flow} flow @returns {Record<string, Record<string, string>>} */
export const textsOf = ({ name, words }) => {
  const key = (/** @type {string} */ part) => `${name}.${part}`;
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  const of = (/** @type {string} */ missing, /** @type {string} */ failed) => ({
    [key('failed')]: failed,
    [key('missing')]: missing,
    [key('title')]: title,
  });
  return {
    en: of('There is nothing here.', 'It could not be loaded. Check your connection.'),
    ch: of('这里什么都没有。', '加载失败，请检查网络连接。'),
    de: of('Hier ist nichts.', 'Das ließ sich nicht laden. Prüfe deine Verbindung.'),
    es: of('Aquí no hay nada.', 'No se ha podido cargar. Revisa tu conexión.'),
    ru: of('Здесь ничего нет.', 'Не удалось загрузить. Проверь подключение.'),
  };
};
