import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../src/api/actors/sendMessage';
import { UnexpectedAnswer } from '../../src/api/problem';
import { formProblem } from '../../src/api/refusal';

const answer = new Response(null, { status: 400 });
const refusal = (body: object) => refusalOf(answer, body);
const field = { text: [{ code: 'inappropriate-content', message: '' }] };

describe('a text that is not taken', () => {
  it.each([
    [{ code: 'daily-limit' }, 'dailyLimit'],
    [{ code: 'inappropriate-content', errors: field }, 'inappropriate'],
    [{ code: 'inappropriate-content', errors: field, notice: 'crisis' }, 'crisis'],
    [{ code: 'invalid-input', errors: field }, 'inappropriate'],
    [{ code: 'invalid-input', notice: 'crisis' }, 'invalid'],
    [{ code: 'inappropriate-content', notice: 'another' }, 'inappropriate'],
  ])('%j is refused for: %s', (body, reason) =>
    expect(refusal(body)).toEqual({ kind: 'refused', reason }),
  );

  it('is a fault where the server says nothing that is known', () =>
    expect(() => refusal({ code: 'internal' })).toThrow(UnexpectedAnswer));
});

describe('a form that is not taken', () => {
  it('L2 is to be sent again where its texts could not be judged', () => {
    const unavailable = new Response(null, { status: 503 });
    expect(formProblem(unavailable, { code: 'unchecked' })).toEqual({ kind: 'unchecked' });
    expect(formProblem(unavailable, { code: 'unavailable' })).toBe(null);
  });
});
