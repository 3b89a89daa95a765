/**
 * A client or pool that outlives whoever it is lent to: once `end` is called, what they still ask of
 * it fails with that fault, as if it were closed. So does what is asked while `refuse` has a fault.
 */
export function lend<T extends object>(
  owned: T,
  fault: string,
  refuse: () => string | undefined = () => undefined,
) {
  let isOver = false;
  const lent = new Proxy(owned, {
    get(target, key) {
      const found: unknown = Reflect.get(target, key, target);
      if (typeof found !== 'function') return found;
      return (...given: unknown[]): unknown => {
        const why = isOver ? fault : refuse();
        return why === undefined
          ? Reflect.apply(found, target, given)
          : Promise.reject(new Error(why));
      };
    },
  });
  return {
    lent,
    end() {
      isOver = true;
    },
  };
}
