/**
 * A client or pool that outlives whoever it is lent to: once `end` is called, what they still ask of
 * it fails with that fault, as if it were closed.
 */
export function lend<T extends object>(owned: T, fault: string) {
  let isOver = false;
  const lent = new Proxy(owned, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key, target);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]): unknown =>
        isOver ? Promise.reject(new Error(fault)) : Reflect.apply(found, target, given);
    },
  });
  return {
    lent,
    end() {
      isOver = true;
    },
  };
}
