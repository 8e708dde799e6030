/** What a user of the packages can import: every name, its size in a bundle, and types that are named but not exported. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';

/** An entry point of an installed package: `@lettertafel/words/node`. */
export interface Imported {
  readonly specifier: string;
  /** Names of functions and constants. */
  readonly values: readonly string[];
  readonly types: readonly string[];
}

interface Declared extends Imported {
  readonly symbols: readonly ts.Symbol[];
}

const OURS = /\/node_modules\/(@lettertafel\/[\w-]+)\//;

function specifiersIn(folder: string): string[] {
  const scope = join(folder, 'node_modules/@lettertafel');
  return readdirSync(scope).flatMap((name) => {
    const { exports } = JSON.parse(readFileSync(join(scope, name, 'package.json'), 'utf8')) as { exports: object };
    const modules = Object.entries(exports).filter(([, target]) => typeof target === 'object');
    return modules.map(([subpath]) => `@lettertafel/${name}${subpath.slice(1)}`);
  });
}

/** Reads the declarations of all packages that are installed in a folder. */
export function readExports(folder: string): {
  readonly all: readonly Imported[];
  readonly missing: readonly string[];
} {
  const specifiers = specifiersIn(folder);
  const file = join(folder, 'every-export.ts');
  const text = specifiers.map((specifier, index) => `import * as n${index} from '${specifier}';`).join('\n');
  const options: ts.CompilerOptions = { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023, types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === file || fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true)
      : getSourceFile.call(host, path, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const imports = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const declared = imports.map((statement, index): Declared => {
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (!symbol) throw new Error(`${specifiers[index]} cannot be imported`);
    const symbols = checker.getExportsOfModule(symbol).map((each) => original(checker, each));
    const isValue = (each: ts.Symbol) => (each.flags & ts.SymbolFlags.Value) !== 0;
    const names = (wanted: boolean) => symbols.filter((each) => isValue(each) === wanted).map(({ name }) => name);
    return { specifier: specifiers[index] ?? '', values: names(true), types: names(false), symbols };
  });
  return { all: declared, missing: missingIn(checker, declared) };
}

function original(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Types of ours in the declarations of exports that cannot be imported by name. */
function missingIn(checker: ts.TypeChecker, declared: readonly Declared[]): string[] {
  const exported = new Set(declared.flatMap(({ symbols }) => symbols));
  const missing = new Set<string>();
  const visit = (node: ts.Node, by: string): void => {
    const name = ts.isTypeReferenceNode(node)
      ? node.typeName
      : ts.isExpressionWithTypeArguments(node)
        ? node.expression
        : null;
    const found = name && checker.getSymbolAtLocation(name);
    const symbol = found && original(checker, found);
    const path = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
    const isParameter = symbol && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
    if (symbol && OURS.test(path) && !isParameter && !exported.has(symbol)) {
      missing.add(`${OURS.exec(path)?.[1]}: ${symbol.name} (named by ${by})`);
    }
    ts.forEachChild(node, (child) => visit(child, by));
  };
  for (const { symbols } of declared) {
    for (const symbol of symbols) for (const declaration of symbol.declarations ?? []) visit(declaration, symbol.name);
  }
  return [...missing].sort();
}

/** Bytes of a minified bundle of each value alone, without Node's modules. */
export async function shakenSizes(
  folder: string,
  { specifier, values }: Imported,
): Promise<ReadonlyMap<string, number>> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: values.map((name) => `shaken:${name}`),
    outdir: 'shaken',
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
    plugins: [
      {
        name: 'shaken',
        setup(building) {
          building.onResolve({ filter: /^shaken:/ }, ({ path }) => ({
            path: path.slice('shaken:'.length),
            namespace: 'shaken',
          }));
          building.onLoad({ filter: /./, namespace: 'shaken' }, ({ path }) => ({
            contents: `export { ${path} } from '${specifier}';`,
            resolveDir: folder,
          }));
        },
      },
    ],
  });
  return new Map(values.map((name, index) => [name, outputFiles[index]?.contents.length ?? 0]));
}
