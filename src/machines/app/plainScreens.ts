import { pages } from '../../app/pages';
import type { PlainScreen } from '../../app/pages';
import type { Screens, Where } from './screen';

/** Wanted on the page with this pattern. */
export const onPage = (page: string) => (where: Where) => (where.pattern === page ? '' : undefined);

/** The screens that the registry of pages describes completely. */
export function plainScreens(): Pick<Screens, PlainScreen>;
export function plainScreens(): object {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([pattern, { screen, bundle }]) =>
      screen && bundle ? [[screen, { bundle, about: onPage(pattern) }]] : [],
    ),
  );
}
