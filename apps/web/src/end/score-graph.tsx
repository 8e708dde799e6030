/** The score graph of a finished game. */
import { roundsOf, type Seat, type Story } from '@lettertafel/engine';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { CourseGraph } from '../parts/course-graph.tsx';
import { seatColour } from '../play/names.ts';

interface ScoreGraphProps {
  readonly story: Story;
  readonly names: readonly string[];
  readonly seat: Seat | null;
  readonly view: GameView;
  /** The turn shown by the replay, counted from 1. */
  readonly step: number;
}

export function ScoreGraph({ story, names, seat, view, step }: ScoreGraphProps) {
  const rounds = roundsOf(story.turns);
  const final = view.seats.map(({ score }) => score);
  let seen = 0;
  const now = rounds.findIndex((round) => {
    seen += round.length;
    return seen >= step;
  });
  return (
    <CourseGraph
      columns={[...rounds.map((round) => round.at(-1)?.scores ?? []), final]}
      players={names.map((name, of) => ({
        name: of === seat ? t().common.me : name,
        colour: seatColour(of, names.length, seat),
      }))}
      now={now}
    />
  );
}
