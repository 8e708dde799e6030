/** The options that every game has: how words are checked, clocks, and who starts. */
import type { OptionsOf, OptionTable } from './options.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

export type Checking = 'challenge' | 'automatic';

/** Where the families and their booklets differ. */
interface Differences {
  /** How words are checked, the default first. */
  readonly checking: readonly [Checking, Checking];
  readonly bookletChecking: readonly Checking[];
  readonly checkingRule: string;
  /** Times that the booklet advises for a turn. */
  readonly bookletTurn: readonly number[];
  readonly usualTurn: readonly number[];
  readonly turnRule: string | null;
  readonly starterRule: string;
}

export function commonOptions(differ: Differences) {
  return {
    checking: {
      kind: 'choice',
      values: differ.checking,
      standard: differ.checking[0],
      booklet: differ.bookletChecking,
      rule: differ.checkingRule,
      decides: 'course',
      // Against the computer nobody needs to know the rules of disputes; beside a real box people judge words.
      presets: { computer: 'automatic', box: 'challenge' },
      opponents: ['challenge'],
    },
    /** How long a play may be disputed; null: until the next player moves or all accept. */
    disputeSeconds: {
      kind: 'number',
      unit: 'seconds',
      from: 5,
      to: 600,
      nullable: true,
      usual: [10, 30, 60],
      standard: 30,
      booklet: [],
      rule: 'B-22',
      decides: 'course',
      presets: { computer: null, device: null, days: null, box: null },
      needs: { option: 'checking', value: 'challenge' },
    },
    /** Whether the players may let a word stand against the verdict. */
    rulings: {
      kind: 'flag',
      standard: false,
      booklet: [],
      rule: 'B-30',
      decides: 'course',
      presets: { box: true },
      needs: { option: 'checking', value: 'challenge' },
      peopleOnly: [true],
    },
    /** Choosing `correspondence` makes it a game over days, with the defaults of that way. */
    pace: {
      kind: 'choice',
      values: ['live', 'correspondence'],
      standard: 'live',
      booklet: [],
      rule: null,
      decides: 'course',
      isClock: true,
    },
    turnSeconds: {
      kind: 'number',
      unit: 'seconds',
      from: 20,
      to: 14 * DAY,
      toLive: HOUR / 2,
      nullable: true,
      usual: differ.usualTurn,
      usualOverDays: [DAY, 2 * DAY, 3 * DAY, 7 * DAY],
      standard: null,
      booklet: differ.bookletTurn,
      rule: differ.turnRule,
      decides: 'course',
      isClock: true,
    },
    gameSeconds: {
      kind: 'number',
      unit: 'seconds',
      from: 20,
      to: 14 * DAY,
      nullable: true,
      usual: [HOUR / 6, HOUR / 4, (25 * HOUR) / 60, HOUR],
      standard: null,
      booklet: [],
      rule: null,
      decides: 'course',
      excludes: 'turnSeconds',
      isClock: true,
    },
    incrementSeconds: {
      kind: 'number',
      unit: 'seconds',
      from: 0,
      to: 600,
      nullable: false,
      usual: [0, 5, 10, 30],
      standard: 0,
      booklet: [],
      rule: null,
      decides: 'course',
      needs: { option: 'gameSeconds', value: 'set' },
      isClock: true,
    },
    overtimeMinutes: {
      kind: 'number',
      unit: 'minutes',
      from: 0,
      to: 60,
      nullable: false,
      usual: [0, 1, 5, 10],
      standard: 10,
      booklet: [],
      rule: null,
      decides: 'course',
      needs: { option: 'gameSeconds', value: 'set' },
      isClock: true,
    },
    starter: {
      kind: 'starter',
      standard: 'draw',
      booklet: ['draw'],
      rule: differ.starterRule,
      decides: 'course',
    },
  } as const satisfies OptionTable;
}

export type CommonOptions = OptionsOf<ReturnType<typeof commonOptions>>;
