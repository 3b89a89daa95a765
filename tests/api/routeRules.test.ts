import { expect, it } from 'vitest';
import { readRouteRules } from '../../src/api/actors/routeRules';
import { buildIdOf } from '../../src/browser/build';
import { routeRules } from '../../src/machines/navigation/routes';

const id = '0f8a21c47be90d35';
const answering = (body: string, status = 200) => {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  };
  return { asked, fetch };
};

it('reads the rules of the build, in their order', async () => {
  const { asked, fetch } = answering(JSON.stringify(routeRules));
  const rules = await readRouteRules(fetch, id);
  expect(asked).toEqual(['/builds/meta/0f8a21c47be90d35.json']);
  expect(JSON.stringify(rules)).toBe(JSON.stringify(routeRules));
});

it.each([
  ['a page', '<!doctype html>', 200],
  ['a build that is gone', 'Not found\n', 404],
  ['no object', 'null', 200],
  ['a rule that is none', '{"/":"auth"}', 200],
  ['a name that is none', '{"/":{"middleware":[1]}}', 200],
])('X8 takes %s for no rules', async (_, body, status) => {
  await expect(readRouteRules(answering(body, status).fetch, id)).rejects.toThrow();
});

it('knows the build by the page, and none where the page has none', () => {
  const page = (content: string | null) => ({
    querySelector: () => (content === null ? null : { getAttribute: () => content }),
  });
  expect(buildIdOf(page(id))).toBe(id);
  expect(buildIdOf(page(null))).toBe(null);
});
