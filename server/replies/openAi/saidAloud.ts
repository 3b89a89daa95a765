import type { Heard } from './heard';

type Block = { open: string; close: string; isTool?: boolean };

const tagged = (name: string, sort: Pick<Block, 'isTool'> = {}): Block => ({
  open: `<${name}>`,
  close: `</${name}>`,
  ...sort,
});

/** In lower case, as known of models and of servers that do not take them out themselves. */
const blocks: readonly Block[] = [
  ...['think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection', 'analysis'].map(
    (name) => tagged(name),
  ),
  ...['scratchpad', 'inner_monologue', 'seed:think'].map((name) => tagged(name)),
  { open: '◁think▷', close: '◁/think▷' },
  { open: '[think]', close: '[/think]' },
  { open: '<|channel|>analysis', close: '<|channel|>final<|message|>' },
  { open: '<|channel|>commentary', close: '<|channel|>final<|message|>' },
  ...['tool_call', 'function_call', 'tool'].map((name) => tagged(name, { isTool: true })),
  { open: '[tool_calls]', close: '\n', isTool: true },
];

/** Wrappings of the answer itself. */
const wrappings = ['answer', 'response', 'final', 'reply', 'output']
  .flatMap((name) => [`<${name}>`, `</${name}>`])
  .concat('<|channel|>final<|message|>', '<|start|>assistant', '<s>', '<|im_start|>assistant');

/** Whatever follows is no longer the answer. */
const ends = [
  '</s>',
  '<|im_end|>',
  '<|eot_id|>',
  '<|end|>',
  '<|endoftext|>',
  '<|return|>',
  '<end_of_turn>',
  '<｜end▁of▁sentence｜>',
  '[/inst]',
];

const closings = blocks.flatMap(({ close }) => (/^[<[◁]\//.test(close) ? close : []));
const marks = [...blocks.map(({ open }) => open), ...wrappings, ...ends, ...closings];
const LONGEST_MARK = Math.max(...marks.map(({ length }) => length));
/** UTF-16 units of a tool call that are read. */
const LONGEST_TOOL = 500;

/** Keeps the length, unlike `toLowerCase`. */
const lower = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const startOfMark = (text: string) => text.search(/[<[◁]/);

/**
 * What is meant to be read of a model's text: without its thinking, its calls of tools and the signs
 * of its template. They may come in pieces of any size, and a block that never ends hides the rest.
 */
export async function* saidAloud(
  source: AsyncIterable<Heard>,
): AsyncGenerator<Heard, void, undefined> {
  let rest = '';
  let block: Block | null = null;
  let tool = '';
  for await (const heard of source) {
    if (!('text' in heard)) {
      yield heard;
      continue;
    }
    rest += heard.text;
    let said = '';
    while (rest !== '') {
      if (block !== null) {
        const at = lower(rest).indexOf(block.close);
        const inside = at < 0 ? Math.max(0, rest.length - block.close.length + 1) : at;
        if (block.isTool === true && tool.length < LONGEST_TOOL) tool += rest.slice(0, inside);
        rest = rest.slice(at < 0 ? inside : at + block.close.length);
        if (at < 0) break;
        if (block.isTool === true) yield { tool: tool.slice(0, LONGEST_TOOL) };
        block = null;
        tool = '';
        continue;
      }
      const at = startOfMark(rest);
      said += at < 0 ? rest : rest.slice(0, at);
      rest = at < 0 ? '' : rest.slice(at);
      const head = lower(rest.slice(0, LONGEST_MARK));
      if (head === '') break;
      block = blocks.find(({ open }) => head.startsWith(open)) ?? null;
      const closing = closings.find((mark) => head.startsWith(mark));
      const wrapping = wrappings.find((mark) => head.startsWith(mark));
      if (block !== null) rest = rest.slice(block.open.length);
      else if (ends.some((mark) => head.startsWith(mark))) {
        if (said !== '') yield { text: said };
        return;
      } else if (closing !== undefined) {
        said = '';
        yield { wasThought: true };
        rest = rest.slice(closing.length);
      } else if (wrapping !== undefined) rest = rest.slice(wrapping.length);
      else if (marks.some((mark) => mark.startsWith(head))) break;
      else {
        said += rest.slice(0, 1);
        rest = rest.slice(1);
      }
    }
    if (said !== '') yield { text: said };
  }
  if (block === null) {
    if (rest !== '') yield { text: rest };
  } else if (block.isTool === true) yield { tool: (tool + rest).slice(0, LONGEST_TOOL) };
}
