/** *Wat lag er nog meer?*: every turn of a finished game with the best that could be played. */
import type { PlayerSummary, TurnAnalysis } from '@lettertafel/analysis';
import type { Seat, Story } from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { Screen } from '../app/shell.tsx';
import { hrefTo } from '../base/address.ts';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { lettersOf, rulesOf } from '../parts/board-rules.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { isForChildren } from '../parts/children.ts';
import { shownWord } from '../parts/shown-word.ts';
import { TileWord } from '../parts/tile.tsx';
import { lastColour, readerAt } from '../play/names.ts';
import { describeTurn, type Reader } from '../play/story-sentences.ts';
import { ChanceGraph } from './chance-graph.tsx';
import { GhostBoard } from './ghost-board.tsx';
import { analysisText } from './messages/index.ts';
import { Summary } from './summary.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { type AnalysedGame, type Found, useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface AnalysisProps {
  readonly id: string;
  /** The turn to begin with, from 1. */
  readonly turn: number | null;
}

export function AnalysisScreen({ id, turn }: AnalysisProps) {
  const text = analysisText();
  const game = useAnalysis(id);
  const place = useSignal<number | null>(turn === null ? null : turn - 1);
  return (
    <Screen
      title={text.title}
      class="analysis"
      start={<LinkButton look="plain" icon="back" label={text.back} href={`/t/${id}`} />}
      where={<h1 class="analysis-title">{text.title}</h1>}
      content={<Content game={game} chosen={place} />}
    />
  );
}

interface ContentProps {
  readonly game: AnalysedGame;
  /** The turn that the reader has chosen; null: the costliest, or the first. */
  readonly chosen: Signal<number | null>;
}

function Content({ game, chosen }: ContentProps) {
  const text = analysisText();
  const { value: info } = game.info;
  const { value: story } = game.story;
  const { value: found } = game.found;
  if (game.hasFailed.value) return <p role="alert">{text.failed}</p>;
  if (!info || !story || found.turns.size === 0) return <p role="status">{text.loading}</p>;
  const reader = readerAt(info, seatsOfMine(info));
  const isGentle = isForChildren(info);
  const isSameList = info.words.kind === 'shipped';
  const places = [...found.turns.keys()].sort((one, other) => one - other);
  const mine = found.players[reader.own ?? 0];
  const first = (isGentle || mine?.skills.length ? mine?.finest : mine?.costliest[0]) ?? null;
  const asked = chosen.value !== null && found.turns.has(chosen.value) ? chosen.value : null;
  const now = asked ?? first ?? places[0] ?? 0;
  const analysis = found.turns.get(now);
  const turn = story.turns[now];
  const nameOf = (seat: Seat) => (seat === reader.own ? null : (reader.names[seat] ?? ''));
  const choose = (to: number) => {
    chosen.value = to;
    // The address is a link to this turn.
    history.replaceState(null, '', hrefTo(`/analysis/${info.id}?turn=${to + 1}`));
  };
  const own = reader.own;
  const players = found.players.toSorted((one, other) => Number(other.seat === own) - Number(one.seat === own));
  return (
    <>
      <div class="analysis-main">
        <Ground info={info} story={story} now={now} analysis={analysis} isGentle={isGentle} reader={reader} />
        <TurnBar places={places} now={now} onTurn={choose} told={turn ? describeTurn(turn, reader) : ''} />
      </div>
      <div class="analysis-side">
        {analysis && turn && (
          <TurnPanel
            analysis={analysis}
            told={describeTurn(turn, reader)}
            name={nameOf(analysis.by)}
            isGentle={isGentle}
            isSameList={isSameList}
            thresholds={found.thresholds}
          />
        )}
        {!isGentle && (
          <ChanceGraph
            story={story}
            turns={found.turns}
            names={reader.names}
            own={own}
            costliest={players.flatMap(({ costliest }) => costliest)}
            now={now}
            onTurn={choose}
          />
        )}
        {players.map((player) => (
          <Summary
            key={player.seat}
            player={player}
            name={nameOf(player.seat)}
            turns={found.turns}
            now={now}
            onTurn={choose}
            isGentle={isGentle}
            isSameList={isSameList}
            again={againFor(info, player)}
          />
        ))}
        <Progress found={found} />
      </div>
    </>
  );
}

function seatsOfMine({ seats }: TableInfo): Seat[] {
  return seats.flatMap((seat, number) => (seat.kind === 'person' && seat.mine ? [number] : []));
}

/** Own turns, on boards without cards: with cards there is no estimate that would hold, and a word table has no costly turns. */
function againFor(info: TableInfo, { seat, costliest }: PlayerSummary): string | null {
  const isOwn = seatsOfMine(info).includes(seat);
  if (!isOwn || costliest.length === 0 || !rulesOf(info.game) || hasCards(info.game)) return null;
  return `/again/${info.id}?turns=${costliest.map((turn) => turn + 1).join()}`;
}

function Progress({ found: { done, of } }: { found: Found }) {
  const text = analysisText();
  return <p class="analysis-progress sm">{done < of ? text.progress(done, of) : text.complete}</p>;
}

interface GroundProps {
  readonly info: TableInfo;
  readonly story: Story;
  readonly now: number;
  readonly analysis: TurnAnalysis | undefined;
  readonly isGentle: boolean;
  readonly reader: Reader;
}

/** The board with the best play dashed, or the words of the table before the turn; and the rack. */
function Ground({ info, story, now, analysis, isGentle, reader }: GroundProps) {
  const text = analysisText();
  const turn = story.turns[now];
  if (!turn) return null;
  const rules = rulesOf(info.game);
  const rack = turn.before.racks[turn.seat] ?? null;
  const isBetter = analysis?.verdict === 'less' || analysis?.verdict === 'mistake';
  const best = isBetter && !isGentle ? analysis.best[0] : undefined;
  const told = describeTurn(turn, reader);
  const colour = lastColour(turn.seat, info.seats.length, reader.own);
  const { tiles } = lettersOf(info.game);
  const isLaid = turn.what === 'laid' && turn.stands !== 'lost';
  return (
    <div class={`analysis-ground ${GAME_LOOKS[info.game].ground} ${colour}`}>
      {rules ? (
        <GhostBoard
          board={isLaid ? turn.after.board : turn.before.board}
          premiums={rules.premiums}
          last={isLaid ? turn.after.last : []}
          ghosts={best?.move.laid ?? []}
          tricks={hasCards(info.game)}
          worth={(letter) => tiles[letter]?.value}
          label={text.board(told, best?.move.word ? `${shownWord(best.move.word)} ${best.move.at ?? ''}` : null)}
        />
      ) : (
        <ul class="analysis-mat">
          {turn.before.table.map(({ reading }, index) => (
            <li key={`${reading} ${index}`}>
              <TileWord word={reading} />
            </li>
          ))}
        </ul>
      )}
      {rack && rack.length > 0 && (
        <p class="analysis-rack" role="img" aria-label={text.rack(rack.join(' '))}>
          <TileWord word={rack.join('')} worth={(letter) => (rules ? tiles[letter]?.value : undefined)} />
        </p>
      )}
    </div>
  );
}

interface TurnBarProps {
  readonly places: readonly number[];
  readonly now: number;
  readonly told: string;
  readonly onTurn: (turn: number) => void;
}

function TurnBar({ places, now, told, onTurn }: TurnBarProps) {
  const text = analysisText();
  const at = Math.max(0, places.indexOf(now));
  const go = (index: number) => {
    const to = places[Math.min(places.length - 1, Math.max(0, index))];
    if (to !== undefined) onTurn(to);
  };
  return (
    <div class="analysis-bar">
      <Button look="soft" icon="back" label={text.previous} off={at === 0} onClick={() => go(at - 1)} />
      <input
        type="range"
        min="0"
        max={places.length - 1}
        value={at}
        aria-label={text.turnLabel}
        aria-valuetext={told}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <span class="sm">{text.turn(at + 1, places.length)}</span>
      <Button look="soft" icon="next" label={text.next} off={at === places.length - 1} onClick={() => go(at + 1)} />
    </div>
  );
}
