/** Figures of play finding, for `lettertafel bench plays|games`. */

export { benchGames, type GamesBench, type GamesBenchInput } from './bench-games.ts';
export { type BenchGeneratorInput, type LoadFigures, makeBenchGenerator } from './bench-generator.ts';
export { benchPlays, type PlayFigures, type PlaysBench, type PlaysBenchInput } from './bench-plays.ts';
export { type CgpPosition, type CgpRefusal, formatCgp, parseCgp } from './cgp.ts';
export { makePositions, type PositionWish } from './positions.ts';
export { type PlayedGame, playGreedyGame } from './self-play.ts';
