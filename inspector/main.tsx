import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import '../src/ui/theme/index.css';
import { createElk } from './chart/elk';
import { layOut } from './chart/layout';
import type { LaidChart } from './chart/layout';
import { createMeasure } from './chart/measure';
import { flowMachine } from './flow/flowMachine';
import type { LayoutInput } from './flow/flowMachine';
import { Inspector } from './frame/Inspector';
import { showKeptTheme } from './frame/theme';

showKeptTheme();

const elk = createElk();
const measure = createMeasure();

const logic = flowMachine.provide({
  actors: {
    layOut: fromPromise<LaidChart, LayoutInput>(({ input: { chart, detailing } }) =>
      layOut(chart, detailing, measure, elk),
    ),
  },
});

const root = document.getElementById('root');
if (root === null) throw new Error('No #root in index.html');
createRoot(root).render(
  <StrictMode>
    <Inspector logic={logic} />
  </StrictMode>,
);
