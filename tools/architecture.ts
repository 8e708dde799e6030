/** Parses the import tables of ARCHITECTURE.md and finds forbidden imports. */

/** A room, and what it may import other than itself. */
export interface ImportRule {
  readonly room: string;
  readonly allowed: readonly string[];
}

const HEADING = '## Import rules';

/** Libraries and packages that only some rooms of an app may import. */
interface Exception {
  readonly rooms: readonly string[];
  readonly imports: readonly string[];
}

/** The rules that the tables stand for, most specific room first. */
export function parseImportTable(markdown: string): readonly ImportRule[] {
  const section = markdown.split(HEADING)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));
  const exceptions = rows
    .filter(({ length }) => length === 2)
    .map(([rooms = '', imports = '']) => ({ rooms: quoted(rooms), imports: quoted(imports) }));
  return rows
    .filter(({ length }) => length === 3)
    .flatMap(([places = '', order = '', outside = '']) =>
      quoted(places).flatMap((place) => rulesIn(place, order, quoted(outside))),
    )
    .map(({ room, allowed }) => ({ room, allowed: allowed.filter((name) => mayImport(room, name, exceptions)) }))
    .sort((one, other) => other.room.length - one.room.length);
}

/** A place without rooms is a room itself. A room may import those before the arrow that it comes after. */
function rulesIn(place: string, order: string, outside: readonly string[]): ImportRule[] {
  const steps = order.split('→').map((step) => quoted(step).map((room) => `${place}/${room}`));
  const rules = steps.flatMap((rooms, step) =>
    rooms.map((room) => ({ room, allowed: [...steps.slice(0, step).flat(), ...outside] })),
  );
  return rules.length > 0 ? rules : [{ room: place, allowed: outside }];
}

/** Exceptions of one app say nothing about another. */
function mayImport(room: string, name: string, exceptions: readonly Exception[]): boolean {
  const about = exceptions.filter(
    ({ rooms, imports }) => imports.includes(name) && rooms.some((other) => appOf(other) === appOf(room)),
  );
  return about.length === 0 || about.some(({ rooms }) => rooms.includes(room));
}

function appOf(room: string): string {
  return room.split('/').slice(0, 2).join('/');
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => expandBraces(name));
}

/** `a/{b,c}` stands for `a/b` and `a/c`. */
function expandBraces(name: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{([^}]+)\}(.*)$/.exec(name) ?? [];
  return names === undefined ? [name] : names.split(',').map((one) => before + one + after);
}

/** `<id>` in a room stands for any one folder. */
function isIn(room: string, file: string): boolean {
  const pattern = room.split('<id>').map(escaped).join('[^/]+');
  return new RegExp(`^${pattern}(/|$)`).test(file);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function ruleFor(rules: readonly ImportRule[], file: string): ImportRule | undefined {
  return rules.find(({ room }) => isIn(room, file));
}

/** Forbidden imports as `file → import`. Node modules are checked separately. */
export function forbiddenImports(
  rules: readonly ImportRule[],
  imports: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  return [...imports].flatMap(([file, names]) => {
    const rule = ruleFor(rules, file);
    return names
      .filter((name) => !name.startsWith('node:') && !isAllowed(rule, file, name))
      .map((name) => `${file} → ${name}`);
  });
}

function isAllowed(rule: ImportRule | undefined, file: string, name: string): boolean {
  if (!rule) return false;
  if (isIn(sameRoom(rule.room, file), name)) return true;
  return rule.allowed.some((other) =>
    other.endsWith('/*') ? name.startsWith(other.slice(0, -1)) : isPart(other, name),
  );
}

/** Any file of an allowed room may be imported; a package only by the subpaths in the table. */
function isPart(allowed: string, name: string): boolean {
  return /^(packages|apps)\//.test(allowed) ? isIn(allowed, name) : allowed === name;
}

/** The file's room with `<id>` filled in: a game may import itself, never another game. */
function sameRoom(room: string, file: string): string {
  const parts = file.split('/');
  return room
    .split('/')
    .map((part, index) => (part === '<id>' ? (parts[index] ?? part) : part))
    .join('/');
}

/** Rooms that may import each other in a circle, as `a → b → a`. A folder inside a room counts as a part of that room. */
export function roomCycles(rules: readonly ImportRule[]): readonly string[] {
  const rooms = new Map(rules.map(({ room, allowed }) => [room, allowed.filter((other) => !isPartOf(room, other))]));
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) cycles.push([...path.slice(path.indexOf(room)), room].join(' → '));
    if (path.includes(room) || done.has(room)) return;
    for (const next of rooms.get(room) ?? []) visit(next, [...path, room]);
    done.add(room);
  };
  for (const room of rooms.keys()) visit(room, []);
  return cycles;
}

function isPartOf(room: string, other: string): boolean {
  return room === other || room.startsWith(`${other}/`);
}
