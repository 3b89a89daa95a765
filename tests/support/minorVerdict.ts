import * as v from 'valibot';

const questionSchema = v.object({
  stream: v.literal(false),
  messages: v.tuple([v.object({ content: v.string() }), v.object({ content: v.string() })]),
});

export type MinorQuestion = {
  /** The secret by which a verdict is known from a text that quotes one. */
  check: string;
  instructions: string;
  texts: Readonly<Record<string, string>>;
};

/** What the server asks of its second judge of texts; null for any other question. */
export function minorQuestionOf(body: unknown): MinorQuestion | null {
  const asked = v.safeParse(questionSchema, body);
  if (!asked.success) return null;
  const [{ content: instructions }, { content: said }] = asked.output.messages;
  const check = /"check": "([0-9a-f]+)", "under_18"/.exec(instructions)?.[1];
  if (check === undefined) return null;
  return {
    check,
    instructions,
    texts: v.parse(v.record(v.string(), v.string()), JSON.parse(said)),
  };
}

/** A clear verdict, at a field where there is one. */
export const verdict = (
  { check }: Pick<MinorQuestion, 'check'>,
  isMinor: boolean,
  field: string | null = null,
): string => JSON.stringify({ check, under_18: isMinor, field });
