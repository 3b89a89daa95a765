// @ts-check
/** An oxlint plugin: no test is skipped, and every story is checked. */

/**
 * @typedef {{ type: string, name?: string, value?: unknown }} Leaf
 * @typedef {{ property: Leaf }} Member
 * @typedef {{ key: Leaf, value: Leaf }} Property
 * @typedef {{ report: (finding: { node: object, message: string }) => void }} Context
 */

const EVERY_TEST = 'Every test runs, always.';
const leavesOut = /^(?:only|skip|skipIf|runIf|todo|fixme)$/;
const leftOut = /^(?:xit|xtest|xdescribe|fit|fdescribe)$/;

const everyTestRuns = {
  create: (/** @type {Context} */ { report }) => ({
    MemberExpression(/** @type {Member} */ node) {
      if (leavesOut.test(node.property.name ?? '')) report({ node, message: EVERY_TEST });
    },
    Identifier(/** @type {Leaf} */ node) {
      if (leftOut.test(node.name ?? '')) report({ node, message: EVERY_TEST });
    },
    Literal(/** @type {Leaf} */ node) {
      if (node.value === '!test') report({ node, message: 'Every story is a test.' });
    },
    Property(/** @type {Property} */ node) {
      if (node.key.name === 'test' && (node.value.value === 'off' || node.value.value === 'todo'))
        report({ node, message: 'Every story is checked with axe.' });
    },
  }),
};

export default { meta: { name: 'project' }, rules: { 'every-test-runs': everyTestRuns } };
