/** The end of a game: the winner in tiles, the settlement, the course of the scores, and the best words. */
import { isTableFollowed, type LineReading, type Replay } from '@lettertafel/scorekeeper';
import { analysisOfSheet } from '../app/route.ts';
import { t } from '../i18n/index.ts';
import { BestWords } from '../parts/best-words.tsx';
import { lettersOf, rulesOf } from '../parts/board-rules.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { CourseGraph } from '../parts/course-graph.tsx';
import { LeftTiles, SettlementTable } from '../parts/settlement-table.tsx';
import { isLayable, WinnerHead } from '../parts/winner-head.tsx';
import { scoreText } from './messages/index.ts';
import { isBoard, type SheetModel } from './model.ts';
import { PrintedTable } from './printed-table.tsx';
import { lineName, padRows } from './sentences.ts';
import { PaperButtons } from './sheet-menu.tsx';

/** Above the pad: who has won, and by how much. */
export function SheetWinner({ model }: { model: SheetModel }) {
  const text = t().end;
  const { outcome, totals } = endOf(model);
  if (!outcome) return null;
  const { game, players } = model.sheet.value;
  const [first = 0] = outcome.winners;
  const best = totals[first] ?? 0;
  const name = players[first] ?? '';
  const isAlone = players.length === 1;
  const isLaid = outcome.winners.length === 1 && !isAlone && isLayable(name);
  const behind = players.flatMap((other, seat) => {
    const by = best - (totals[seat] ?? 0);
    return outcome.winners.includes(seat) || by <= 0 ? [] : [{ name: other, by }];
  });
  const tiles = rulesOf(game)?.letters.tiles;
  const winners = outcome.winners.map((seat) => players[seat] ?? '');
  return (
    <WinnerHead laid={isLaid ? name.toUpperCase() : null} isWon worth={(letter) => tiles?.[letter]?.value}>
      <h2 class="score-winner" aria-label={scoreText().winner(winners)}>
        {isAlone
          ? text.solo(best)
          : winners.length > 1
            ? text.share(winners, best)
            : isLaid
              ? text.wins(best)
              : `${name} ${text.wins(best)}`}
      </h2>
      {behind.length > 0 && winners.length === 1 && <p>{text.ahead(behind)}</p>}
    </WinnerHead>
  );
}

/** Under the pad: what the letters left over changed, and the words to be proud of. */
export function SheetSettlement({ model }: { model: SheetModel }) {
  const { outcome, totals, line } = endOf(model);
  if (!outcome || line?.do !== 'end') return null;
  const { game, players } = model.sheet.value;
  return (
    <>
      <SettlementTable
        players={players.map((name, seat) => ({
          name,
          left: (
            <LeftTiles
              letters={[...(line.racks[seat] ?? '')]}
              set={lettersOf(game)}
              change={outcome.adjustments[seat] ?? 0}
              isOfTable={!isBoard({ game })}
            />
          ),
          change: outcome.adjustments[seat] ?? 0,
          score: totals[seat] ?? 0,
          isWinner: outcome.winners.includes(seat),
        }))}
      />
      <SheetWords model={model} />
    </>
  );
}

/** Beside or below: the course of the scores, board or table as they are now, and what can be done with the sheet. */
export function SheetOutcome({ model, onReplay }: { model: SheetModel; onReplay: () => void }) {
  const { totals } = endOf(model);
  const { game, players } = model.sheet.value;
  return (
    <section class="score-outcome">
      {players.length > 1 && (
        <CourseGraph
          columns={[...roundTotals(model.replay.value), totals]}
          players={players.map((name, seat) => ({ name, colour: `seat-${seat + 1}` }))}
        />
      )}
      <PrintedTable model={model} />
      <div class="score-actions">
        <LinkButton look="main" href="/score">
          {scoreText().playOn}
        </LinkButton>
        {isBoard({ game }) && (
          <Button look="line" icon="play" onClick={onReplay}>
            {scoreText().replay}
          </Button>
        )}
        {isTableFollowed(model.sheet.value) && (
          <LinkButton look="line" icon="search" href={analysisOfSheet(model.id)}>
            {scoreText().whatElse}
          </LinkButton>
        )}
        <PaperButtons model={model} />
      </div>
    </section>
  );
}

function endOf({ replay }: SheetModel) {
  const { readings, totals, isSettled } = replay.value;
  const last = isSettled ? readings.at(-1) : undefined;
  return { outcome: last?.outcome, line: last?.line, totals };
}

/** The scores of all players after each round. */
function roundTotals({ sheet, readings }: Replay): readonly (readonly number[])[] {
  const rounds = padRows(sheet.lines, sheet.players.length).filter(({ end }) => end === null);
  return rounds.map(({ cells }) => readings[Math.max(...cells.flat())]?.totals ?? []);
}

const wordOf = ({ line: { do: doing }, words, scoring }: LineReading): string | null => {
  if (doing === 'lay') return words[0]?.word ?? null;
  return doing === 'arrange' || doing === 'word' ? scoring : null;
};

/** The word that scored most, and the longest one. */
function SheetWords({ model }: { model: SheetModel }) {
  const text = scoreText();
  const { players } = model.sheet.value;
  const plays = model.replay.value.readings.filter((reading) => !reading.isLost && wordOf(reading) !== null);
  if (plays.length === 0) return null;
  const lengthOf = (reading: LineReading) => wordOf(reading)?.length ?? 0;
  const most = (measure: (reading: LineReading) => number) =>
    plays.reduce((best, reading) => (measure(reading) > measure(best) ? reading : best));
  const dearest = most(({ score }) => score);
  const longest = most(lengthOf);
  const rows = [
    { label: text.bestWord, reading: dearest },
    ...(wordOf(longest) === wordOf(dearest) ? [] : [{ label: text.longestWord, reading: longest }]),
  ];
  return (
    <BestWords
      title={text.words}
      words={rows.map(({ label, reading }) => ({
        label,
        word: lineName(reading),
        points: reading.score,
        name: players[reading.line.by] ?? '',
      }))}
    />
  );
}
