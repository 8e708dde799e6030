/** Lists messages that no page uses, and fails if there are any: lint for the translations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { nl } from '../src/i18n/nl/index.ts';
import { nl as later } from '../src/i18n/nl/later.ts';

const WEB = join(import.meta.dirname, '..');

const unused = unusedMessages();
for (const message of unused) console.error(`${message}: no page shows this message`);
process.exitCode = unused.length > 0 ? 1 : 0;

/** The names of all messages and groups: anything with another name cannot be one. */
function namesIn(tree: object): string[] {
  return Object.entries(tree).flatMap(([name, value]) => [
    name,
    ...(typeof value === 'object' && value !== null && !Array.isArray(value) ? namesIn(value) : []),
  ]);
}

/**
 * Finds the messages that the pages use: the compiler resolves every `a.b` and `a[key]` to its declaration. A message
 * read by a dynamic key counts as used, with everything below it, if the type of the key allows it.
 */
function usedMessages() {
  const config = ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, WEB);
  const sources = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^i18n\/[a-z]{2}\//.test(file))
    .map((file) => join(WEB, 'src', file))
    // Other expressions cannot refer to a message.
    .filter((file) => readFileSync(file, 'utf8').includes('i18n/'));
  const program = ts.createProgram([...sources, join(WEB, 'src/i18n/nl/index.ts')], options);
  const checker = program.getTypeChecker();
  const names = new Set(namesIn({ ...nl, ...later }));
  const used = new Set<ts.Node>();
  const byKey = new Set<ts.Node>();
  const note = (symbol: ts.Symbol | undefined, into = used) => {
    for (const declaration of symbol?.declarations ?? []) into.add(declaration);
  };
  const noteAll = (of: ts.Type, keys: readonly string[] | null) => {
    for (const property of of.getProperties()) {
      if (!keys || keys.includes(property.name)) note(property, byKey);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const keys = key.isUnion() ? key.types : [key];
      const literals = keys.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
      noteAll(checker.getTypeAtLocation(node.expression), literals.length === keys.length ? literals : []);
    }
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && !node.dotDotDotToken && names.has(name.text)) {
        note(checker.getTypeAtLocation(node.parent).getProperty(name.text));
      }
    }
    // `Object.entries(t().common.levels)` and similar calls use everything.
    if (ts.isCallExpression(node) && /^Object\.(entries|values|keys)$/.test(node.expression.getText())) {
      const [all] = node.arguments;
      if (all) noteAll(checker.getTypeAtLocation(all), null);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of sources) {
    const file = program.getSourceFile(source);
    if (file) visit(file);
  }
  const areas = program
    .getSourceFiles()
    .filter(({ fileName }) => /i18n\/nl\/(?!index|later)[\w-]+\.ts$/.test(fileName));
  if (areas.length === 0) throw new Error('there are no messages to look at');
  return { used, byKey, areas };
}

function unusedMessages(): string[] {
  const { used, byKey, areas } = usedMessages();
  const found: string[] = [];
  const look = (node: ts.Node, path: string): void => {
    if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => look(child, path));
      return;
    }
    const name = `${path}.${node.name.getText().replace(/^'|'$/g, '')}`;
    const inner = ts.isPropertyAssignment(node) ? node.initializer : null;
    if (byKey.has(node)) return;
    const parts = inner && ts.isObjectLiteralExpression(inner) ? inner.properties : [];
    for (const part of parts) look(part, name);
    if (parts.length === 0 && !used.has(node)) found.push(name);
  };
  for (const area of areas) {
    const declared = area.statements.find((statement) => ts.isVariableStatement(statement) && statement.modifiers);
    if (declared) look(declared, area.fileName.replace(/^.*\/|\.ts$/g, ''));
  }
  return found;
}
