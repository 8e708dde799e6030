/** TypeScript types as JSON Schemas, by the compiler: exported object types are named once and referred to. */
import ts from 'typescript';

export type TypeSchema = Readonly<Record<string, unknown>>;

/** The schemas of exported types of a module and of all exported types that they are made of, by name. */
export function typeSchemas(
  entry: string,
  options: ts.CompilerOptions,
  { roots, refTo }: { readonly roots: readonly string[]; readonly refTo: (name: string) => string },
): Readonly<Record<string, TypeSchema>> {
  const program = ts.createProgram([entry], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${entry} is no module`);
  const exported = new Map<ts.Type, string>();
  const typeNamed = new Map<string, ts.Type>();
  for (const symbol of checker.getExportsOfModule(module)) {
    const declared = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!(declared.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) continue;
    const type = checker.getDeclaredTypeOfSymbol(declared);
    typeNamed.set(symbol.name, type);
    if (isNamed(type) && !exported.has(type)) exported.set(type, symbol.name);
  }

  const schemas = new Map<string, TypeSchema>();
  for (const name of roots) {
    const type = typeNamed.get(name);
    if (!type) throw new Error(`${entry} exports no type ${name}`);
    schemas.set(name, {});
    schemas.set(name, schemaOf(type));
  }
  return Object.fromEntries([...schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));

  function isNamed(type: ts.Type): boolean {
    return type.isUnion() || (isObject(type) && !checker.isArrayLikeType(type));
  }

  function isObject({ flags }: ts.Type): boolean {
    return (flags & ts.TypeFlags.Object) !== 0;
  }

  function reference(type: ts.Type): TypeSchema {
    const name = exported.get(type);
    if (name === undefined) return schemaOf(type);
    if (!schemas.has(name)) {
      schemas.set(name, {});
      schemas.set(name, schemaOf(type));
    }
    return { $ref: refTo(name) };
  }

  function schemaOf(type: ts.Type): TypeSchema {
    if (type.flags & ts.TypeFlags.TypeParameter)
      return schemaOf(checker.getBaseConstraintOfType(type) ?? checker.getUnknownType());
    if (type.isUnion()) return union(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.StringLike) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (checker.isTupleType(type)) {
      const items = checker.getTypeArguments(type as ts.TypeReference).map(reference);
      return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (checker.isArrayType(type)) {
      const [item] = checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item ? reference(item) : {} };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return record(type);
    throw new Error(`no schema for ${checker.typeToString(type)}`);
  }

  function union(types: readonly ts.Type[]): TypeSchema {
    // An optional field is missing rather than undefined: JSON has no such value.
    const schemas = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)).map(reference);
    const constants = schemas.flatMap((schema) => ('const' in schema ? [schema.const] : []));
    const others = schemas.filter((schema) => !('const' in schema));
    const isBoolean = constants.includes(true) && constants.includes(false);
    const values = isBoolean ? constants.filter((value) => typeof value !== 'boolean') : constants;
    const parts = [
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...(values.length > 1 ? [{ enum: values }] : values.map((value) => ({ const: value }))),
      ...others,
    ];
    return parts.length === 1 && parts[0] ? parts[0] : { anyOf: parts };
  }

  function record(type: ts.Type): TypeSchema {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const fields = checker.getPropertiesOfType(type);
    const properties = fields.map((field) => {
      const schema = reference(checker.getTypeOfSymbol(field));
      const description = ts.displayPartsToString(field.getDocumentationComment(checker));
      return [field.name, description ? { ...schema, description } : schema];
    });
    const required = fields.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional)).map(({ name }) => name);
    return {
      type: 'object',
      ...(required.length > 0 ? { required } : {}),
      ...(properties.length > 0 ? { properties: Object.fromEntries(properties) } : {}),
      ...(index ? { additionalProperties: reference(index) } : {}),
    };
  }
}
