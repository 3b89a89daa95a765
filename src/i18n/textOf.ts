/**
 * A text whose id follows from a name, such as `alert.loggedOut`, for names that have a text each. The
 * check for unused texts finds them by this function.
 */
export const textOf = <Family extends string, Name extends string>(family: Family, name: Name) => ({
  id: `${family}.${name}` as const,
});
