import { readdirSync, readFileSync } from 'node:fs';
import { CROSSWORD_REFUSALS, GAMES, KERNEL_REFUSALS, TABLE_REFUSALS, TRICKSTER_REFUSALS } from '@lettertafel/engine';
import { PROBLEM_CODES } from '@lettertafel/protocol';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { nl } from './nl/index.ts';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every message by its path, such as `home.about.scrabble-de`. */
function pathsOf(tree: Tree, before = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    isTree(value) ? pathsOf(value, `${before}${name}.`) : [`${before}${name}`],
  );
}

function valueAt(tree: Tree, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (value as Tree)[name], tree);
}

const PATHS = pathsOf(nl);

describe.each([
  ['de', de],
  ['en', en],
])('%s', (_, messages) => {
  test('says everything that Dutch says, and nothing else', () => {
    expect(pathsOf(messages).sort()).toEqual([...PATHS].sort());
  });

  test('takes the same parts', () => {
    const kindOf = (value: unknown) => (Array.isArray(value) ? value.length : typeof value);
    for (const path of PATHS)
      expect([path, kindOf(valueAt(messages, path))]).toEqual([path, kindOf(valueAt(nl, path))]);
  });
});

test.each([
  ['nl', nl],
  ['de', de],
  ['en', en],
])('%s: every refusal, every problem and every option has its words', (_, { refusals, problems, setTable }) => {
  const tables = [KERNEL_REFUSALS, CROSSWORD_REFUSALS, TABLE_REFUSALS, TRICKSTER_REFUSALS];
  expect(Object.keys(refusals.codes).sort()).toEqual([...new Set(tables.flatMap(Object.keys))].sort());
  expect(Object.keys(problems).sort()).toEqual([...PROBLEM_CODES, 'offline'].sort());
  const options = new Set(Object.values(GAMES).flatMap(({ optionTable }) => Object.keys(optionTable)));
  expect(Object.keys(setTable.names).sort()).toEqual([...options].sort());
});

/**
 * Which messages the pages really use: the compiler tells for every `a.b` and `a[key]` which declaration is meant. A
 * message read by a key that is only known when the program runs counts as used, with all it is made of, if the key's
 * type allows it.
 */
function usedMessages() {
  const config = ts.readConfigFile('apps/web/tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, 'apps/web');
  const sources = readdirSync('apps/web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^i18n\/(nl|de|en)\//.test(file))
    .map((file) => `apps/web/src/${file}`)
    // Others cannot know of a message.
    .filter((file) => readFileSync(file, 'utf8').includes('i18n/'));
  const program = ts.createProgram([...sources, 'apps/web/src/i18n/nl/index.ts'], options);
  const checker = program.getTypeChecker();
  const used = new Set<ts.Node>();
  const byKey = new Set<ts.Node>();
  const note = (symbol: ts.Symbol | undefined, into = used) => {
    for (const declaration of symbol?.declarations ?? []) into.add(declaration);
  };
  const noteAll = (of: ts.Type, names: readonly string[] | null) => {
    for (const property of of.getProperties()) {
      if (!names || names.includes(property.name)) note(property, byKey);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression);
      const keys = key.isUnion() ? key.types : [key];
      const names = keys.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
      noteAll(checker.getTypeAtLocation(node.expression), names.length === keys.length ? names : []);
    }
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const from = checker.getTypeAtLocation(node.parent);
      if (ts.isIdentifier(name) && !node.dotDotDotToken) note(from.getProperty(name.text));
    }
    // `Object.entries(t().common.levels)` and the like use all there is.
    if (ts.isCallExpression(node) && /^Object\.(entries|values|keys)$/.test(node.expression.getText())) {
      const [all] = node.arguments;
      if (all) noteAll(checker.getTypeAtLocation(all), null);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (sources.some((source) => file.fileName.endsWith(source))) visit(file);
  }
  const areas = program.getSourceFiles().filter(({ fileName }) => /i18n\/nl\/(?!index)[\w-]+\.ts$/.test(fileName));
  return { used, byKey, areas };
}

test('every message is used somewhere', () => {
  const { used, byKey, areas } = usedMessages();
  const unused: string[] = [];
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
    if (parts.length === 0 && !used.has(node)) unused.push(name);
  };
  for (const area of areas) {
    const declared = area.statements.find((statement) => ts.isVariableStatement(statement) && statement.modifiers);
    if (declared) look(declared, area.fileName.replace(/^.*\/|\.ts$/g, ''));
  }
  expect(areas.length).toBeGreaterThan(10);
  expect(unused).toEqual([]);
});
