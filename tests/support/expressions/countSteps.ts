import type { Attack } from './attacks';
import type { Program, Step } from './program';

const LETTER = /^\w$/;
const LINE_END = /^[\n\r\u2028\u2029]$/;
const NONE = -1;

/** Numbers for what a step does, as a loop over millions of them wants. */
const codes = {
  ...{ take: 0, takeBack: 1, try: 2, tryBack: 3, go: 4, start: 5, startOfLine: 6, end: 7 },
  ...{ endOfLine: 8, edge: 9, noEdge: 10, mark: 11, repeat: 12, repeatBack: 13, moved: 14 },
  ...{ look: 15, lookNot: 16, found: 17 },
} as const;

function encode(step: Step): [code: number, first?: number, second?: number] {
  switch (step.does) {
    case 'take':
      return [step.back ? codes.takeBack : codes.take, step.set];
    case 'try':
      return [step.back ? codes.tryBack : codes.try, step.at, step.or];
    case 'go':
      return [codes.go, step.at];
    case 'start':
      return [step.lines ? codes.startOfLine : codes.start];
    case 'end':
      return [step.lines ? codes.endOfLine : codes.end];
    case 'edge':
      return [step.negate ? codes.noEdge : codes.edge];
    case 'mark':
      return [codes.mark, step.register];
    case 'repeat':
      return [step.back ? codes.repeatBack : codes.repeat, step.group];
    case 'moved':
      return [codes.moved, step.register];
    case 'look':
      return [step.negate ? codes.lookNot : codes.look, step.then];
    case 'found':
      return [codes.found];
    default:
      return step satisfies never;
  }
}

/** Where a step leads without taking a character. */
function follows(step: Step, place: number): readonly number[] {
  switch (step.does) {
    case 'take':
    case 'found':
    case 'repeat':
      return [];
    case 'try':
      return [step.at, step.or];
    case 'go':
      return [step.at];
    case 'look':
      return [step.then];
    default:
      return [place + 1];
  }
}

/**
 * Which characters can come next at each place of a program, as an engine sees before it tries; the
 * last column stands for the edge of the text.
 */
function beginnings({ steps, sets }: Program, alphabet: readonly string[], wide: number) {
  const table = new Uint8Array(steps.length * wide);
  const members = sets.map((set) => alphabet.map((character) => set.has(character)));
  const join = (place: number, from: number): boolean => {
    let isNew = false;
    for (let column = 0; column < wide; column += 1) {
      if (table[from * wide + column] === 0 || table[place * wide + column] === 1) continue;
      table[place * wide + column] = 1;
      isNew = true;
    }
    return isNew;
  };
  steps.forEach((step, place) => {
    const row = place * wide;
    if (step.does === 'found' || step.does === 'repeat') table.fill(1, row, row + wide);
    if (step.does !== 'take') return;
    members[step.set]?.forEach((isMember, column) => {
      if (isMember) table[row + column] = 1;
    });
  });
  for (let isNew = true; isNew;) {
    isNew = false;
    for (let place = steps.length - 1; place >= 0; place -= 1) {
      const step = steps[place];
      if (step === undefined) continue;
      for (const from of follows(step, place)) if (join(place, from)) isNew = true;
    }
  }
  return table;
}

export type CountSteps = (attack: Attack, length: number, atMost: number) => number;

/**
 * How many steps a matcher that goes back takes over a text, whatever the machine is doing meanwhile;
 * Infinity where it is more than `atMost`. `alphabet`: every character of the texts.
 */
export function stepCounter(program: Program, alphabet: readonly string[]): CountSteps {
  const wide = alphabet.length + 1;
  const edge = alphabet.length;
  const columns = new Map(alphabet.map((character, column) => [character, column]));
  const isLetter = Uint8Array.from([...alphabet, ''], (one) => (LETTER.test(one) ? 1 : 0));
  const isLineEnd = Uint8Array.from([...alphabet, ''], (one) => (LINE_END.test(one) ? 1 : 0));
  const begins = beginnings(program, alphabet, wide);
  const encoded = program.steps.map(encode);
  const code = Uint8Array.from(encoded, ([one]) => one);
  const first = Int32Array.from(encoded, ([, one = 0]) => one);
  const second = Int32Array.from(encoded, ([, , one = 0]) => one);
  const registers = new Int32Array(program.registers);

  const columnsOf = (text: string) => Array.from(text, (one) => columns.get(one) ?? edge);

  return ({ before, again, after }, length, atMost) => {
    const read = new Uint16Array(length);
    const beginning = columnsOf(before).slice(0, length);
    const end = columnsOf(after);
    const piece = columnsOf(again);
    for (let at = 0; at < length; at += 1)
      read[at] = beginning[at] ?? piece[(at - beginning.length) % piece.length] ?? edge;
    read.set(end.slice(0, length), Math.max(0, length - end.length));
    let counted = 0;
    const stack: number[] = [];
    const column = (at: number): number => (at >= 0 && at < length ? (read[at] ?? edge) : edge);

    function goesOnAs(group: number, from: number, back: boolean): number {
      const [start = NONE, end = NONE] = registers.subarray(group * 2, group * 2 + 2);
      const size = start === NONE || end === NONE ? 0 : end - start;
      const to = back ? from - size : from + size;
      if (to < 0 || to > length) return NONE;
      const at = Math.min(from, to);
      for (let one = 0; one < size; one += 1)
        if (column(start + one) !== column(at + one)) return NONE;
      return to;
    }

    function match(from: number, start: number): number {
      const base = stack.length;
      let place = from;
      let at = start;
      for (;;) {
        counted += 1;
        if (counted > atMost) return NONE;
        let goesOn = true;
        const a = first[place] ?? 0;
        switch (code[place]) {
          case codes.take:
            goesOn = at < length && begins[place * wide + column(at)] === 1;
            at += 1;
            place += 1;
            break;
          case codes.takeBack:
            at -= 1;
            goesOn = at >= 0 && begins[place * wide + column(at)] === 1;
            place += 1;
            break;
          case codes.try:
          case codes.tryBack: {
            const next = column(code[place] === codes.try ? at : at - 1);
            const or = second[place] ?? 0;
            if (begins[a * wide + next] === 0) place = or;
            else {
              if (begins[or * wide + next] === 1) stack.push(or, at);
              place = a;
            }
            break;
          }
          case codes.go:
            place = a;
            break;
          case codes.start:
            goesOn = at === 0;
            place += 1;
            break;
          case codes.startOfLine:
            goesOn = at === 0 || isLineEnd[column(at - 1)] === 1;
            place += 1;
            break;
          case codes.end:
            goesOn = at === length;
            place += 1;
            break;
          case codes.endOfLine:
            goesOn = at === length || isLineEnd[column(at)] === 1;
            place += 1;
            break;
          case codes.edge:
          case codes.noEdge: {
            const isEdge = isLetter[column(at - 1)] !== isLetter[column(at)];
            goesOn = isEdge === (code[place] === codes.edge);
            place += 1;
            break;
          }
          case codes.mark:
            // What stands below zero is a register to put back, and its value.
            stack.push(-1 - a, registers[a] ?? NONE);
            registers[a] = at;
            place += 1;
            break;
          case codes.moved:
            goesOn = registers[a] !== at;
            place += 1;
            break;
          case codes.repeat:
          case codes.repeatBack: {
            const to = goesOnAs(a, at, code[place] === codes.repeatBack);
            goesOn = to !== NONE;
            at = to;
            place += 1;
            break;
          }
          case codes.look:
          case codes.lookNot: {
            const isThere = match(place + 1, at) !== NONE;
            goesOn = isThere === (code[place] === codes.look);
            place = a;
            break;
          }
          default:
            stack.length = base;
            return at;
        }
        while (!goesOn) {
          if (stack.length === base) return NONE;
          at = stack.pop() ?? 0;
          place = stack.pop() ?? 0;
          if (place >= 0) goesOn = true;
          else registers[-1 - place] = at;
        }
      }
    }

    let from = 0;
    while (from <= length && counted <= atMost) {
      let start = from;
      let end = NONE;
      for (; start <= length && end === NONE && counted <= atMost; start += 1) {
        counted += 1;
        if (begins[column(start)] !== 1) continue;
        registers.fill(NONE);
        end = match(0, start);
      }
      if (end === NONE || !program.isRepeated) break;
      from = Math.max(end, start);
    }
    return counted > atMost ? Infinity : counted;
  };
}
