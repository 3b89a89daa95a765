import ts from 'typescript';
import { calledName, isFunction, put } from './change';
import type { Change } from './change';

const opposites = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
]);

const boundaries = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

const sums = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
  [ts.SyntaxKind.PlusEqualsToken, '-='],
  [ts.SyntaxKind.MinusEqualsToken, '+='],
]);

const joins = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

/** Methods that return the object's own contents in another order, form or number. */
const passing = new Set([
  ...['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'],
  ...['trim', 'trimEnd', 'trimStart', 'toLowerCase', 'toUpperCase', 'normalize'],
  ...['where', 'orderBy', 'limit', 'for', 'onConflictDoNothing', 'onConflictDoUpdate'],
]);

const swapped = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
]);

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)));

const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? bare(node.expression) : node;

/** Whether it is a boolean, judging by its form. */
export function isYesOrNo(node: ts.Expression): boolean {
  const inner = bare(node);
  if (ts.isBinaryExpression(inner)) {
    const { kind } = inner.operatorToken;
    return (
      opposites.has(kind) ||
      boundaries.has(kind) ||
      kind === ts.SyntaxKind.InKeyword ||
      kind === ts.SyntaxKind.InstanceOfKeyword ||
      (joins.has(kind) && isYesOrNo(inner.left) && isYesOrNo(inner.right))
    );
  }
  if (ts.isPrefixUnaryExpression(inner)) {
    return inner.operator === ts.SyntaxKind.ExclamationToken;
  }
  return (
    ts.isCallExpression(inner) &&
    /^(?:is|has|may|can)[A-Z]|^(?:some|every|includes|has|test|startsWith|endsWith)$/.test(
      calledName(inner),
    )
  );
}

/** Whether `true` and `false` are tried here; tests that find a negation find one of them. */
function isAnswered(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAnswered(parent);
  return (
    ts.isIfStatement(parent) ||
    ts.isReturnStatement(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition === node) ||
    (ts.isArrowFunction(parent) && parent.body === node) ||
    (ts.isBinaryExpression(parent) && joins.has(parent.operatorToken.kind))
  );
}

const yesAndNo = (node: ts.Expression): Change[] => [
  put(node, 'true', 'condition'),
  put(node, 'false', 'condition'),
];

function binary(node: ts.BinaryExpression): Change[] {
  const { left, operatorToken, right } = node;
  const { kind } = operatorToken;
  if (joins.has(kind)) {
    return [
      put(node, left.getText(), 'operand'),
      put(node, ts.isBinaryExpression(right) ? `(${right.getText()})` : right.getText(), 'operand'),
    ];
  }
  const opposite = opposites.get(kind);
  if (opposite !== undefined) {
    return isAnswered(node) ? [] : [put(operatorToken, opposite, 'negation')];
  }
  const boundary = boundaries.get(kind);
  if (boundary !== undefined) return [put(operatorToken, boundary, 'boundary')];
  const sum = sums.get(kind);
  if (sum === undefined || isText(node)) return [];
  return [put(operatorToken, sum, 'arithmetic')];
}

function unary(node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression): Change[] {
  const operand = node.operand.getText();
  switch (node.operator) {
    case ts.SyntaxKind.ExclamationToken:
      return isAnswered(node) ? [] : [put(node, operand, 'negation')];
    case ts.SyntaxKind.PlusPlusToken:
      return [put(node, `${operand}--`, 'arithmetic')];
    case ts.SyntaxKind.MinusMinusToken:
      return [put(node, `${operand}++`, 'arithmetic')];
    case ts.SyntaxKind.MinusToken:
      return [put(node, operand, 'arithmetic')];
    default:
      return [];
  }
}

function call(node: ts.CallExpression): Change[] {
  const { expression } = node;
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const name = expression.name.text;
  if (passing.has(name)) return [put(node, expression.expression.getText(), 'call')];
  const other = swapped.get(name);
  return other === undefined ? [] : [put(expression.name, other, 'call')];
}

/** Changes a function's return value: true, false, or nothing. Literals are changed elsewhere. */
function answer(node: ts.Expression): Change[] {
  const inner = bare(node);
  if (isYesOrNo(inner)) return yesAndNo(node);
  const isPlain =
    inner.kind === ts.SyntaxKind.TrueKeyword ||
    inner.kind === ts.SyntaxKind.FalseKeyword ||
    isFunction(inner) ||
    ts.isObjectLiteralExpression(inner) ||
    ts.isArrayLiteralExpression(inner) ||
    ts.isStringLiteralLike(inner) ||
    (ts.isIdentifier(inner) && inner.text === 'undefined');
  return isPlain ? [] : [put(node, 'undefined', 'answer')];
}

/** Changes to what an expression says. */
export function changedExpressions(node: ts.Node): Change[] {
  if (ts.isIfStatement(node)) return yesAndNo(node.expression);
  if (ts.isConditionalExpression(node)) return yesAndNo(node.condition);
  if (ts.isWhileStatement(node)) return [put(node.expression, 'false', 'condition')];
  if (ts.isBinaryExpression(node)) return binary(node);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) return unary(node);
  if (ts.isCallExpression(node)) return call(node);
  if (ts.isReturnStatement(node) && node.expression !== undefined) return answer(node.expression);
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return answer(node.body);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [put(node, 'false', 'condition')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [put(node, 'true', 'condition')];
  if (ts.isPropertyAccessExpression(node) && node.questionDotToken !== undefined) {
    return [put(node.questionDotToken, '.', 'optional chaining')];
  }
  return [];
}
