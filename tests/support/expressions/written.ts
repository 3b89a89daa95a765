import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { load as parseYaml } from 'js-yaml';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export type Expression = {
  source: string;
  flags: string;
  /** File and line; where it is built, those who had it built as well. */
  at: string;
};

const OURS = /\.tsx?$/;
const OTHERS = /\.(?:stories\.tsx|d\.ts)$/;
/** Without it there is neither an expression nor what builds one. */
const SIGN = /(?<![/*])\/(?![/*])|RegExp|expression/;
const IMPORTS = /^.* from '.*$/gm;
const MAKERS = new Set(['RegExp', 'expression']);

const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesOf(file);
    return OURS.test(file) && !OTHERS.test(file) ? [file] : [];
  });

/** What the sources write as an expression, and where they build one while they run. */
function inSources(): { literals: Expression[]; builders: string[] } {
  const literals: Expression[] = [];
  const builders: string[] = [];
  for (const file of [...filesOf('server'), ...filesOf('src')]) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!SIGN.test(text.replaceAll(IMPORTS, ''))) continue;
    const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const lineOf = (node: ts.Node) =>
      `${file}:${parsed.getLineAndCharacterOfPosition(node.getStart(parsed)).line + 1}`;
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        literals.push({ source, flags, at: lineOf(node) });
      }
      const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isMade && ts.isIdentifier(node.expression) && MAKERS.has(node.expression.text))
        builders.push(lineOf(node));
      ts.forEachChild(node, visit);
    };
    visit(parsed);
  }
  return { literals, builders };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The patterns of the contract, which the server holds every request against. */
function inContract(): Expression[] {
  const found: Expression[] = [];
  const visit = (value: unknown, at: string): void => {
    if (!isObject(value)) return;
    for (const [name, one] of Object.entries(value)) {
      if (name === 'pattern' && typeof one === 'string')
        found.push({ source: new RegExp(one, 'u').source, flags: 'u', at: `openapi.yaml${at}` });
      else visit(one, `${at}/${name}`);
    }
  };
  visit(parseYaml(readFileSync(path.join(root, 'openapi.yaml'), 'utf8')), '');
  return found;
}

/** Every expression that stands in the product, and the places that build others. */
export function findWritten(): { literals: Expression[]; builders: string[] } {
  const { literals, builders } = inSources();
  return { literals: [...literals, ...inContract()], builders };
}
