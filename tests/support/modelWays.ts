import type { Answer } from './llmServer';

/** Single letters, as slow servers stream them. */
const letters = (text: string): Answer => ({ pieces: [...text] });

const GOOD = 'The tide is out, and the whole harbour smells of rope. ';
const MORE = 'Come and see it before the light goes.';
export const good = GOOD + MORE;

/** How a call of a tool is streamed: the name first, then its arguments in parts. */
const toolCall = (name: string) => [
  { tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name, arguments: '' } }] },
  { tool_calls: [{ index: 0, function: { arguments: '{"mood":"su' } }] },
  { tool_calls: [{ index: 0, function: { arguments: 'nny"}' } }] },
];

/** Ways of real models and of the servers before them, as the answers that they give in turn. */
export const ways = {
  singleLetters: [letters(good)],
  thinkTag: [letters(`<think>\nShe greets me. I should be warm.\n</think>\n\n${good}`)],
  thinkTagTwice: [letters(`<think>Hm.</think><think>Warm, then.</think>${good}`)],
  thinkTagInside: [letters(`${GOOD}<thinking>Enough? One more.</thinking>${MORE}`)],
  otherTags: [
    letters(`<reasoning>Be dry.</reasoning>${GOOD}<Reflection>Short enough.</Reflection>${MORE}`),
  ],
  bracketThink: [letters(`[THINK]Be dry.[/THINK]${good}`)],
  triangleThink: [letters(`◁think▷Be dry.◁/think▷${good}`)],
  harmony: [
    letters(
      `<|channel|>analysis<|message|>Be dry.<|end|><|start|>assistant<|channel|>final<|message|>${good}<|return|>`,
    ),
  ],
  thoughtsApart: [
    { pieces: [{ reasoning_content: 'She greets me.' }, { reasoning: 'Be warm.' }, GOOD, MORE] },
  ],
  /** The template opens the block, so that only its end is in the text. */
  onlyClosed: [letters(`Okay, the user says hello. I should be warm.\n</think>\n\n${good}`)],
  neverClosed: [letters('<think>She greets me. I should be warm. Or dry.'), good],
  onlyThoughts: [letters('Okay, the user says hello. I should be warm.'), good],
  /** The thoughts take all the room there is. */
  thoughtTooLong: [{ pieces: ['<think>She greets me. ', 'Or does'], finish: 'length' }, good],
  template: [letters(`${good}<|im_end|>\n<|im_start|>user\nNice!`)],
  goesOnAlone: [letters(`${good}\nUser: How nice!\nInes: Is it not?`)],
  ownName: [letters(`Ines: ${good}`)],
  answerTag: [letters(`<answer>${good}</answer>`)],

  empty: [{ pieces: [] }, good],
  alwaysEmpty: [{ pieces: ['\n', ' '] }],
  assistant: [letters("I'm sorry, but as an AI language model I can't have feelings."), good],
  alwaysAssistant: [letters("I'm sorry, but I can't help with that.")],
  assistantLater: [letters(`${good} As an AI language model, I have no harbour. Sorry!`)],
  refusalApart: [{ whole: '', refusal: 'I cannot.' }, good],
  says: [letters("Yes. I'm an AI language model, and you are right to ask.")],

  cutOff: [{ pieces: [...`${GOOD}Come and see it bef`], finish: 'length' }],
  cutOffAtOnce: [
    { pieces: ['The tide is out and the whole harbour, every rope of i'], finish: 'length' },
  ],
  repeatsItself: [letters(`${GOOD}It is quiet. ${GOOD}${GOOD}`)],
  circle: [letters(`${GOOD}${'I love the sea, '.repeat(60)}`)],
  letterCircle: [letters(`${GOOD}${'a'.repeat(900)}`)],

  german: [letters('Das ist schön, und ich habe dich auch nicht vergessen.'), good],
  alwaysGerman: [letters('Das ist schön, und ich habe dich auch nicht vergessen.')],

  pictureMark: [letters(`${good}\n[picture]`)],
  pictureMarkInside: [letters(`${GOOD}[sends a photo] ${MORE}`)],
  pictureInMarkdown: [letters(`${GOOD}![me](https://elsewhere.example/me.png) ${MORE}`)],
  pictureTool: [{ pieces: [GOOD, MORE, ...toolCall('send_picture')], finish: 'tool_calls' }],
  pictureToolTag: [letters(`${good}<tool_call>{"name": "send_photo"}</tool_call>`)],
  otherTool: [{ pieces: toolCall('run_shell'), finish: 'tool_calls' }, good],

  busy: [{ status: 429, body: { error: 'slow down' }, headers: { 'retry-after': '0.05' } }, good],
  busyForLong: [{ status: 429, body: { error: 'later' }, headers: { 'retry-after': '3600' } }],
  alwaysBusy: [{ status: 429, body: { error: 'no' }, headers: { 'retry-after': '0.05' } }],
  down: [{ status: 503, body: '<h1>Down</h1>' }],
  silent: [{ silent: true }],
  fallsSilent: [{ pieces: [GOOD, 'Come and'], end: 'hang' }],
  breaksOff: [{ pieces: [GOOD, 'Come and'], end: 'cut' }],
  filtered: [{ pieces: [GOOD, 'Come and'], finish: 'content_filter' }],
} satisfies Record<string, Answer[]>;

export type Way = keyof typeof ways;

/** The first answer of a way. */
export function answerOf(way: Way): Answer {
  const [answer] = ways[way];
  if (answer === undefined) throw new Error(`${way} has no answer`);
  return answer;
}
