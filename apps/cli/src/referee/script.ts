/** A referee's script: the JSON document that `lettertafel referee` reads, parsed. */
import { type BaseMove, type GameId, LANGUAGES, type Lexicon, lexiconFrom, type Seat } from '@lettertafel/engine';
import {
  anObject,
  gameIdSchema,
  moveSchema,
  parseWith,
  type SeatSchema,
  scriptForms,
  setupSchema,
} from '@lettertafel/protocol';
import { languageOf } from '@lettertafel/words';
import * as v from 'valibot';
import { InputError, understood } from '../input.ts';

/** A script's steps: players' moves, waiting, and a player's timeout. */
export type ScriptMove = BaseMove | { readonly do: 'wait'; readonly seconds: number } | TimeoutMove;

export interface TimeoutMove {
  readonly by: Seat;
  readonly do: 'timeout';
}

export interface Script {
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly lexicon: Lexicon;
  readonly players: readonly string[];
  readonly seed: string;
  readonly setup: object | undefined;
  readonly moves: readonly ScriptMove[];
}

/** Stems that are not person nouns (DE-06); the German word list has all of them. */
const NON_PERSONS = ['DAR', 'HIER'];

const words = v.array(v.pipe(v.string(), v.regex(/^[A-ZÄÖÜ]+$/, 'a word is written in capital letters')));
const game = v.pipe(v.string('a script names its game'), gameIdSchema);
const name = v.pipe(
  v.string(),
  v.nonEmpty('a player needs a name'),
  v.maxLength(64),
  v.check((text) => !(text in {}), 'every object has a field of this name'),
);
const players = v.pipe(
  v.array(name),
  v.minLength(1),
  v.maxLength(4),
  v.check((names) => new Set(names).size === names.length, 'two players have the same name'),
);
const inline = v.strictObject(
  { words, names: v.exactOptional(words), joined: v.exactOptional(words), advised: v.exactOptional(words) },
  `a lexicon is ${LANGUAGES.join(', ')} or an object with \`words\``,
);
const listName = v.string();
const lexicon = v.lazy((said): typeof listName | typeof inline => (typeof said === 'string' ? listName : inline));
const head = v.looseObject({ game, players });

/** Looks a word list up by name. */
export type LexiconSource = (name: string) => Lexicon | null;

export function parseScript(input: unknown, lists: LexiconSource): Script {
  const { game: id, players: names } = understood(parseWith(head, input));
  const seat = seatByName(names);
  const script = understood(
    parseWith(
      v.strictObject({
        game,
        players,
        options: v.exactOptional(v.pipe(anObject, v.record(v.string(), v.unknown())), {}),
        lexicon: v.exactOptional(lexicon),
        seed: v.exactOptional(v.pipe(v.string(), v.maxLength(1000)), ''),
        setup: v.exactOptional(setupSchema(id, scriptForms(names, seat))),
        moves: v.exactOptional(v.pipe(v.array(scriptMove(id, seat)), v.maxLength(10_000)), []),
      }),
      input,
    ),
  );
  return { ...script, setup: script.setup, lexicon: lexiconOf(script.lexicon ?? languageOf(id), lists) };
}

/** Parses a player's name into a seat. */
export function seatByName(names: readonly string[]): SeatSchema {
  return v.pipe(
    v.picklist(names, `not one of the players: ${names.join(', ')}`),
    v.transform((player) => names.indexOf(player)),
  );
}

function scriptMove(id: GameId, seat: SeatSchema): v.GenericSchema<unknown, ScriptMove> {
  const wait = v.strictObject({
    do: v.literal('wait'),
    seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(10 ** 9)),
  });
  const timeout = v.strictObject({ by: seat, do: v.literal('timeout') });
  return v.lazy((move): v.GenericSchema<unknown, ScriptMove> => {
    const what = typeof move === 'object' && move !== null && 'do' in move ? move.do : undefined;
    if (what === 'wait') return wait;
    return what === 'timeout' ? timeout : moveSchema(id, seat);
  });
}

function lexiconOf(said: v.InferOutput<typeof lexicon>, lists: LexiconSource): Lexicon {
  if (typeof said !== 'string') return lexiconFrom({ ...said, nonPersons: NON_PERSONS });
  const list = lists(said);
  if (!list) throw new InputError(`lexicon: there is no word list called ${JSON.stringify(said)}`);
  return list;
}
