import ts from 'typescript';
import { calledName, nameOf, put, without } from './change';
import type { Change } from './change';

/** Properties that name something the machine provides: an unknown name throws. */
const naming = new Set([
  ...['actions', 'delay', 'entry', 'exit', 'guard', 'id', 'initial', 'src', 'systemId', 'target'],
]);

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Node | undefined =>
  object.properties.find((property) => nameOf(property) === name);

/** Whether it names an action, guard, actor or state, and is not a value. */
function isName(text: ts.StringLiteral): boolean {
  const property = text.parent;
  if (!ts.isPropertyAssignment(property)) return false;
  if (naming.has(nameOf(property) ?? '')) return true;
  const object = property.parent;
  if (nameOf(property) !== 'type' || !ts.isObjectLiteralExpression(object)) return false;
  if (propertyOf(object, 'params') !== undefined) return true;
  const holder = ts.isArrayLiteralExpression(object.parent) ? object.parent.parent : object.parent;
  return naming.has(nameOf(holder) ?? '');
}

/** The states that a transition or an `initial` chooses from: those around it with its target. */
function siblings(node: ts.Node, target: string): string[] {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (!ts.isObjectLiteralExpression(at)) continue;
    const states = propertyOf(at, 'states');
    if (states === undefined || !ts.isPropertyAssignment(states)) continue;
    if (!ts.isObjectLiteralExpression(states.initializer)) continue;
    const names = states.initializer.properties.flatMap((property) => nameOf(property) ?? []);
    if (names.includes(target)) return names;
  }
  return [];
}

function otherState(node: ts.PropertyAssignment): Change[] {
  const name = nameOf(node);
  if ((name !== 'target' && name !== 'initial') || !ts.isStringLiteral(node.initializer)) return [];
  const [, head = '', state = '', tail = ''] =
    /^(#\w+\.|)(\w+)((?:\.\w+)*)$/.exec(node.initializer.text) ?? [];
  if (tail !== '') return [];
  const names = siblings(node, state);
  const other = names[(names.indexOf(state) + 1) % names.length];
  if (other === undefined || other === state) return [];
  return [put(node.initializer, `'${head}${other}'`, 'target')];
}

/** Parts that a machine needs: without them it throws, or their contents are removed one by one. */
const needed = new Set([...['after', 'id', 'initial', 'on', 'params', 'src', 'states', 'type']]);

const isSetup = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && calledName(node) === 'setup';

/** An action, guard or delay, or a group of them: using one that is gone throws. */
const isProvided = (object: ts.ObjectLiteralExpression): boolean =>
  isSetup(object.parent) || (isNamed(object.parent) && isSetup(object.parent.parent.parent));

const isNamed = (node: ts.Node): node is ts.PropertyAssignment => ts.isPropertyAssignment(node);

function withoutProperties(node: ts.ObjectLiteralExpression): Change[] {
  if (isProvided(node)) return [];
  // A machine throws without one of its states, since a transition leads there.
  if (nameOf(node.parent) === 'states') return [];
  // A transition that only names a target is tried without its whole object.
  const isMove = node.properties.length === 1 && propertyOf(node, 'target') !== undefined;
  if (isMove && isNamed(node.parent)) return [];
  return node.properties.flatMap((property, index) =>
    needed.has(nameOf(property) ?? '') ? [] : [without(node.properties, index, 'property')],
  );
}

function withoutElements(node: ts.ArrayLiteralExpression): Change[] {
  // A property with a single element is tried without the property.
  if (node.elements.length === 1 && isNamed(node.parent)) return [];
  return node.elements.map((_, index) => without(node.elements, index, 'element'));
}

function text(node: ts.StringLiteral): Change[] {
  const { parent } = node;
  const isOperand =
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken;
  const isValue =
    !isOperand &&
    !ts.isArrayLiteralExpression(parent) &&
    !(ts.isPropertyAssignment(parent) && parent.name === node) &&
    !isName(node);
  if (!isValue) return [];
  return [put(node, node.text === '' ? `'changed'` : `''`, 'text')];
}

/** Statements and parts of lists, objects and charts that are removed or replaced. */
export function changedStructures(node: ts.Node): Change[] {
  if (ts.isExpressionStatement(node)) return [put(node, ';', 'statement')];
  if (ts.isThrowStatement(node)) return [put(node, ';', 'statement')];
  if (ts.isObjectLiteralExpression(node)) return withoutProperties(node);
  if (ts.isArrayLiteralExpression(node)) return withoutElements(node);
  if (ts.isCallExpression(node) && /^(?:and|or)$/.test(calledName(node))) {
    return node.arguments.map((_, index) => without(node.arguments, index, 'operand'));
  }
  if (ts.isPropertyAssignment(node)) return otherState(node);
  if (ts.isStringLiteral(node)) return text(node);
  return [];
}
