import type { Gender } from '../../../../common/settings';
import type { CommonLines, Register } from '../languagePack';

/** "[рад|рада]": what a man says and what a woman says. */
const CHOICE = /\[([^|[\]]{0,200})\|([^[\]]{0,200})\]/g;

/** The line as that gender says it; null when it has a form for neither man nor woman only. */
function lineOf(line: string, gender: Gender): string | null {
  if (gender === 'non-binary') return line.search(CHOICE) === -1 ? line : null;
  return line.replace(CHOICE, (_, his: string, hers: string) => (gender === 'male' ? his : hers));
}

function linesOf(lines: readonly string[], gender: Gender): readonly string[] {
  return lines.map((line) => lineOf(line, gender)).filter((line) => line !== null);
}

type Pools = Readonly<Record<string, readonly string[]>>;

function poolsOf<Set extends Pools>(pools: Set, gender: Gender): Set {
  const spoken: Record<string, readonly string[]> = {};
  for (const [key, lines] of Object.entries(pools)) spoken[key] = linesOf(lines, gender);
  return { ...pools, ...spoken };
}

export function registerOf(register: Register, gender: Gender): Register {
  return poolsOf(register, gender);
}

export function commonOf(common: CommonLines, gender: Gender): CommonLines {
  const { heard, recall, feelings, subjects, hardNews, elicit, follow, play, signals, ...rest } =
    common;
  return {
    ...poolsOf(rest, gender),
    heard: poolsOf(heard, gender),
    recall: poolsOf(recall, gender),
    feelings: poolsOf(feelings, gender),
    subjects: poolsOf(subjects, gender),
    hardNews: poolsOf(hardNews, gender),
    follow: poolsOf(follow, gender),
    play: poolsOf(play, gender),
    signals: poolsOf(signals, gender),
    elicit,
  };
}
