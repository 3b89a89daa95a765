export { budgets } from '../../../scripts/test/budgets.mjs';
