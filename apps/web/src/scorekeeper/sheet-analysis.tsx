/** *Wat lag er nog meer?* for a game that was written down: with racks as far as they are known. */
import { isTableFollowed, replaySheet, tellSheet } from '@lettertafel/scorekeeper';
import { useCallback } from 'preact/hooks';
import type { AnalysedGame, NoAnalysis } from '../analysis/analysed-game.ts';
import { AnalysisScreen } from '../analysis/analysis-screen.tsx';
import { analysisOfSheet } from '../app/route.ts';
import { readSheet } from './saved-sheets.ts';

interface SheetAnalysisProps {
  readonly id: string;
  readonly turn: number | null;
}

export function SheetAnalysisScreen({ id, turn }: SheetAnalysisProps) {
  const load = useCallback(async () => loadSheet(id), [id]);
  return <AnalysisScreen address={analysisOfSheet(id)} back={`/score/${id}`} load={load} turn={turn} />;
}

function loadSheet(id: string): AnalysedGame | NoAnalysis {
  const kept = readSheet(id);
  if (!kept) return 'failed';
  const { sheet } = kept;
  if (!isTableFollowed(sheet)) return 'no-table';
  // Beside a real box it would be help.
  if (!replaySheet(sheet).isOver) return 'running';
  return {
    game: sheet.game,
    reader: { names: sheet.players, own: null },
    isGentle: sheet.options.children === true,
    isSameList: true,
    again: null,
    story: tellSheet(sheet).story,
    asked: { sheet },
  };
}
