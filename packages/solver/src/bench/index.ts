/** Benchmarks for `lettertafel bench plays|games|table|endgame`. */

export { benchEndgame, type EndgameBench, type EndgameBenchInput } from './bench-endgame.ts';
export { benchGames, type GamesBench, type GamesBenchInput } from './bench-games.ts';
export { type BenchGeneratorInput, type LoadFigures, makeBenchGenerator } from './bench-generator.ts';
export { benchPlays, type PlayFigures, type PlaysBench, type PlaysBenchInput } from './bench-plays.ts';
export { benchTable, type TableBench, type TableBenchInput, type TableFigures } from './bench-table.ts';
export { type Percentiles, percentilesOf } from './percentiles.ts';
export { type BenchPosition, makePositions, type PositionWish } from './positions.ts';
export { type PlayedGame, playGreedyGame } from './self-play.ts';
export { type PlayedTable, type PlayingStyle, playTables, type TablesWish } from './table-self-play.ts';
