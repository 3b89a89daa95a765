import { analyse } from 'scslre';
import { attacksOn, textOf } from './attacks';
import { stepCounter } from './countSteps';
import { compile, parse } from './program';
import type { Expression } from './written';

/** Steps for a text of a thousand letters: about two milliseconds of an engine. */
const MOST_STEPS = 400_000;
/** What takes fewer steps than this for a thousand letters may take them as it likes. */
const FEW_STEPS = 40_000;
const LENGTH = 1_000;
const GIVEN_UP_AT = 2_000_000;
/** A text twice as long takes twice as many steps, and four times as many where it is squared. */
const GROWTH = 2.5;
const LOOK_AT = { short: 100, long: 200, steps: 2_000 };
const GROWS_FROM = 800;

/** What a look into the expression itself says: two repetitions that can share the same letters. */
function byShape({ source, flags }: Expression): string[] {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  return reports.map((report) => {
    const letters = report.character.literal.source.slice(0, 40);
    const quantifiers =
      report.type === 'Trade' ? [report.startQuant, report.endQuant] : [report.quant];
    return `${quantifiers.map(({ raw }) => raw.slice(0, 60)).join(' and ')} on ${letters}`;
  });
}

/** What measuring says: how the steps grow with texts that are made for the expression. */
function byGrowth(expression: Expression): string[] {
  const pattern = parse(expression);
  const attacks = attacksOn(pattern);
  const alphabet = new Set(attacks.flatMap((attack) => [...Object.values(attack).join('')]));
  const count = stepCounter(compile(pattern), [...alphabet]);
  for (const attack of attacks) {
    const steps = (length: number) => count(attack, length, GIVEN_UP_AT);
    const long = steps(LOOK_AT.long);
    const isSuspect =
      long > LOOK_AT.steps &&
      (long / steps(LOOK_AT.short) > GROWTH || long > (MOST_STEPS * LOOK_AT.long) / LENGTH / 4);
    if (!isSuspect) continue;
    const whole = steps(LENGTH);
    const growth = steps(2 * GROWS_FROM) / steps(GROWS_FROM);
    const isSlow = whole > MOST_STEPS || (whole > FEW_STEPS && !(growth <= GROWTH));
    if (!isSlow) continue;
    const series = [100, 200, 400, LENGTH].map((length) => `${length}: ${steps(length)}`);
    const text = JSON.stringify(textOf(attack, 60));
    return [`steps by letters ${series.join(', ')}, for a text like ${text}`];
  }
  return [];
}

/** Says in a line each why an expression is slow, with the text that shows it. */
export function findSlow(expression: Expression): string[] {
  const { source, flags, at } = expression;
  return [...byShape(expression), ...byGrowth(expression)].map(
    (why) => `${at} /${source.slice(0, 120)}/${flags}: ${why}`,
  );
}
