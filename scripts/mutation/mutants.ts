import ts from 'typescript';
import { calledName, isFunction, nameOf } from './change';
import type { Change, Mutant } from './change';
import { changedExpressions } from './expressions';
import { changedStructures } from './structures';

/** Properties that only people or the compiler read. */
const told = new Set(['description', 'meta', 'types', 'screen']);

const isLog = (node: ts.CallExpression): boolean =>
  /(?:^|\.)(?:log|logger|console)\??\.\w+$/.test(node.expression.getText());

/** A stub that rejects until an actor is provided. */
const isStub = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) &&
  ts.isCallExpression(node.initializer) &&
  /notProvided$/i.test(calledName(node.initializer));

const isRootName = (node: ts.Node): boolean =>
  nameOf(node) === 'id' &&
  ts.isCallExpression(node.parent.parent) &&
  calledName(node.parent.parent) === 'createMachine';

/** Code that cannot affect users: types, descriptions, log and error texts. */
function isSilent(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText());
  if (ts.isCallExpression(node) && isLog(node)) return true;
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
    if (isLog(node.expression)) return true;
  }
  return told.has(nameOf(node) ?? '') || isStub(node) || isRootName(node);
}

/** Lists of such code are not shortened either. */
const isOfSilent = ({ start, end }: Change, silent: readonly ts.Node[]): boolean =>
  silent.some(
    (node) =>
      node.getStart() >= start &&
      node.getStart() < end &&
      node.getEnd() <= end &&
      node.parent.kind === ts.SyntaxKind.ObjectLiteralExpression,
  );

export const changed = (text: string, { start, end, text: put }: Change): string =>
  text.slice(0, start) + put + text.slice(end);

/** Can it be read as a module? */
export const isReadable = (text: string): boolean =>
  ts.transpileModule(text, { reportDiagnostics: true }).diagnostics?.length === 0;

/** All changes to a module's text that may change its behaviour, in order of position. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const silent: ts.Node[] = [];
  const found: { change: Change; site: number | null }[] = [];

  const visit = (node: ts.Node, site: number | null): void => {
    if (isSilent(node)) {
      silent.push(node);
      return;
    }
    for (const change of [...changedExpressions(node), ...changedStructures(node)]) {
      found.push({ change, site });
    }
    const inner = isFunction(node) ? node.getStart() : site;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, null);

  const seen = new Set([text]);
  return found
    .filter(({ change }) => !isOfSilent(change, silent))
    .sort((one, other) => one.change.start - other.change.start)
    .flatMap(({ change, site }) => {
      const other = changed(text, change);
      if (seen.has(other)) return [];
      seen.add(other);
      const { line } = source.getLineAndCharacterOfPosition(change.start);
      return {
        ...change,
        site,
        file,
        line: line + 1,
        source: (text.split('\n')[line] ?? '').trim(),
        before: text.slice(change.start, change.end),
      };
    });
}
