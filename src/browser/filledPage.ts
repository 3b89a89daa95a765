import * as v from 'valibot';
import type { CharacterPage } from '../machines/catalogue/catalogueMachine';
import { locales } from '../../common/locales';

type Page = {
  location: Pick<Location, 'pathname'>;
  getElementById: (id: string) => Pick<Node, 'textContent'> | null;
};

/**
 * What the page was filled with; null if it is empty, or was filled for another path or the other
 * side of the gate. `search`: what the wall was asked for. `path` is null in front of the gate, `pattern` if only the frame was rendered.
 */
export const readFilledPage = (
  document: Page,
  isAdult: boolean,
  pageSchema: v.GenericSchema<unknown, CharacterPage>,
) => {
  const filledSchema = v.object({
    locale: v.picklist(locales),
    path: v.nullable(v.string()),
    search: v.string(),
    pattern: v.nullable(v.string()),
    page: v.nullable(pageSchema),
  });
  try {
    const block: unknown = JSON.parse(document.getElementById('first-view')?.textContent ?? '');
    const filled = v.parse(filledSchema, block);
    return filled.path === (isAdult ? document.location.pathname : null) ? filled : null;
  } catch {
    return null;
  }
};
