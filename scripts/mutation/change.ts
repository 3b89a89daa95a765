import ts from 'typescript';

/** One small change of a module's text. */
export type Change = { start: number; end: number; text: string; kind: string };

/** A change with a readable location. */
export type Mutant = Change & {
  file: string;
  line: number;
  /** The line where it starts, trimmed. */
  source: string;
  /** The present text there. */
  before: string;
  /** Where the innermost enclosing function starts; null for code that runs on import. */
  site: number | null;
};

export const put = (node: ts.Node, text: string, kind: string): Change => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
  kind,
});

/** Removes an element from a list, with its comma. */
export function without(list: ts.NodeArray<ts.Node>, index: number, kind: string): Change {
  const node = list[index];
  const next = list[index + 1];
  const previous = list[index - 1];
  if (node === undefined) throw new Error(`There are only ${list.length}`);
  if (next !== undefined) {
    return { start: node.getStart(), end: next.getStart(), text: '', kind };
  }
  return { start: previous?.getEnd() ?? node.getStart(), end: node.getEnd(), text: '', kind };
}

/** The name of a property, whether it is quoted or not. */
export function nameOf(node: ts.Node): string | null {
  if (!ts.isPropertyAssignment(node) && !ts.isMethodDeclaration(node)) return null;
  return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : null;
}

export function isFunction(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return (
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ts.isGetAccessorDeclaration(node)
  );
}

/** The last part of a callee: `find` in `list.find(…)`. */
export function calledName(node: ts.CallExpression): string {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}
