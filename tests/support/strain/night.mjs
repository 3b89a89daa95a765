// @ts-check
/**
 * Loaded before a program (`node --import`): its clock says `STRAIN_NOW` when it starts, and goes on from
 * there, as on a night in which the clocks change. Timers are not moved.
 */
const RealDate = Date;
const shiftMs = RealDate.parse(process.env['STRAIN_NOW'] ?? '') - RealDate.now();
if (Number.isNaN(shiftMs)) throw new Error('STRAIN_NOW is no date');

globalThis.Date = new Proxy(RealDate, {
  /** @param {typeof RealDate} target @param {unknown[]} given */
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [target.now() + shiftMs] : given, made),
  apply: (target) => new target(target.now() + shiftMs).toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => target.now() + shiftMs : Reflect.get(target, key, receiver),
});
