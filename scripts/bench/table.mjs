// @ts-check
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../formatted.mjs';
import { root } from '../run.mjs';

/**
 * @typedef {import('./page.mjs').PageFigures & { name: string }} Row
 * @typedef {import('./chats.mjs').ChatFigures} ChatFigures
 * @typedef {import('./debits.mjs').DebitFigures} DebitFigures
 * @typedef {import('./calls.mjs').CallFigures} CallFigures
 * @typedef {import('./flows.mjs').FlowFigures} FlowFigures
 * @typedef {import('./rules.mjs').RuleFigures} RuleFigures
 * @typedef {{ machine: string, pages: Row[], starts: { name: string, ms: number }[],
 *   chats: ChatFigures[], debits: DebitFigures[], calls: CallFigures, flows: FlowFigures,
 *   rules: RuleFigures[], paces: Record<string, number> }} Results
 */

const begin = '<!-- figures: made by npm run bench -->';
const end = '<!-- end of figures -->';
const pageFile = path.join(root, 'docs/benchmarks.md');

/** Another product of this kind, measured the same way. */
const compared = '| chat-ui, for comparison | 285 | 48 | | 3100 | 255 | |';
const budgets = '| budget of gate and Explore | 120 | 12 | 12 | 1200 | 150 | 0.01 |';

const chatBudgets = '| budget | 500 | | 1500 | | 50 | 16 | 100 |';
const comparedChat = '| chat-ui at 1000, for comparison | 18 000 | | 23 643 | 100 | | | |';

/** @param {ChatFigures} figures */
const chatRow = ({ messages, openMs, loadMs, nodes, heapMb, ...ms }) => {
  const times = [ms.longestTaskMs, ms.typingMs, ms.blankMs].map(Math.round);
  const cells = [messages, Math.round(openMs), Math.round(loadMs), nodes, heapMb.toFixed(1)];
  return `| ${[...cells, ...times].join(' | ')} |`;
};

/** @param {DebitFigures} figures */
const debitRow = ({ database, parallelMs, posted, ...perSecond }) => {
  const rates = [perSecond.perSecondOne, perSecond.perSecondMany].map(Math.round);
  return `| ${[database, Math.round(parallelMs), posted, ...rates].join(' | ')} |`;
};

/** @param {number | null} megabytes */
const memory = (megabytes) => (megabytes === null ? '' : String(Math.round(megabytes)));

/** @param {CallFigures} figures */
const callRow = ({ connectedMs, clickMs, firstWordMs, interruptMs, oneMb, manyMb }) => {
  const times = [connectedMs, clickMs, firstWordMs, interruptMs].map(Math.round);
  return `| ${[...times, memory(oneMb), memory(manyMb)].join(' | ')} |`;
};

/** @param {FlowFigures} figures */
const flowRow = ({ offMs, onMs, costPercent, fileMb, openMs, stepMs, slowestMs }) => {
  const cost = [offMs.toFixed(1), onMs.toFixed(1), `${costPercent.toFixed(1)} %`];
  const replay = [fileMb.toFixed(1), Math.round(openMs), Math.round(stepMs), Math.round(slowestMs)];
  return `| ${[...cost, ...replay].join(' | ')} |`;
};

/** @param {Record<string, number>} paces */
const paceList = (paces) =>
  Object.entries(paces)
    .map(([part, ms]) => `${part} ${Math.round(ms)}`)
    .join(', ');

/** Older results have no charts. @param {FlowFigures} figures */
const chartTable = ({ charts = [] }) =>
  charts.length === 0
    ? []
    : [
        '| a chart, every state open | states | laid out and drawn, ms |',
        '| --- | --: | --: |',
        ...charts.map(
          ({ name, states, layoutMs }) => `| ${name} | ${states} | ${Math.round(layoutMs)} |`,
        ),
        '| budget | | 500 |',
        '',
      ];

/** @param {RuleFigures} figures */
const ruleRow = ({ name, ordinaryMs, slowestMs }) =>
  `| ${[name, Math.round(ordinaryMs), Math.round(slowestMs)].join(' | ')} |`;

/** @param {Results} results @returns {string} Markdown */
export function toTable(results) {
  const { machine, pages, starts, chats, debits, calls, flows, rules, paces } = results;
  return [
    '| first visit on a phone | script, kB | script requests | style, kB | LCP, ms | TBT, ms | CLS |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...pages.map(({ name, scriptKb, scriptRequests, styleKb, lcpMs, tbtMs, cls }) => {
      const weights = [scriptKb.toFixed(1), scriptRequests, styleKb.toFixed(1)];
      const times = [Math.round(lcpMs), Math.round(tbtMs), cls.toFixed(3)];
      return `| ${[name, ...weights, ...times].join(' | ')} |`;
    }),
    budgets,
    compared,
    '',
    '| from `npm start` to the first page | s |',
    '| --- | --: |',
    ...starts.map(({ name, ms }) => `| ${name} | ${(ms / 1000).toFixed(1)} |`),
    '',
    '| messages in the chat | opened from the list, ms | opened by its address, ms | elements | heap, MB | longest task, ms | typing during a reply, ms | blank while scrolling, ms |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    ...chats.map(chatRow),
    chatBudgets,
    comparedChat,
    '',
    '| debits on | 200 at once against one balance for 100, ms | of them posted | debits/s, one user | debits/s, 20 users |',
    '| --- | --: | --: | --: | --: |',
    ...debits.map(debitRow),
    '',
    '| call on loopback, from the click in a browser until both are there, ms | to the first word, ms | from entering to the first sound, ms | from a word into it to its last sound, ms | its process with one call, MB | with five, MB |',
    '| --: | --: | --: | --: | --: | --: |',
    callRow(calls),
    '',
    '| 1000 events of the product, ms | with recorder and inspector | of a second | a recording of 100 000 events, MB | opened, ms | one step, ms | the slowest of 80 |',
    '| --: | --: | --: | --: | --: | --: | --: |',
    flowRow(flows),
    '| budget | | 5 % | | | 100 | 100 |',
    '',
    ...chartTable(flows),
    '| rules that read a text of 1000 characters | an ordinary one, ms | the slowest made for it, ms |',
    '| --- | --: | --: |',
    ...rules.map(ruleRow),
    '',
    `Measured on ${machine}. A fixed piece of arithmetic took meanwhile, in ms: ${paceList(paces)}.`,
  ].join('\n');
}

/** The page with the table inserted. @param {string} page @param {Results} results */
export async function withTable(page, results) {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error('The page has no place for the figures.');
  const text = `${page.slice(0, from + begin.length)}\n\n${toTable(results)}\n\n${page.slice(to)}`;
  return formatted('page.md', text);
}

/** @param {Results} results */
export async function writeTable(results) {
  await writeFile(pageFile, await withTable(await readFile(pageFile, 'utf8'), results));
}
