/** *Wat lag er nog meer?*: every turn of a finished game with the best that could be played. */
import type { PlayerSummary, TurnAnalysis } from '@lettertafel/analysis';
import type { Seat } from '@lettertafel/engine';
import { type Signal, useSignal } from '@preact/signals';
import { useCallback } from 'preact/hooks';
import { Screen } from '../app/shell.tsx';
import { hrefTo } from '../base/address.ts';
import { GAME_LOOKS, hasCards } from '../games/looks.ts';
import { lettersOf, rulesOf } from '../parts/board-rules.ts';
import { Button, LinkButton } from '../parts/button.tsx';
import { shownWord } from '../parts/shown-word.ts';
import { TileWord } from '../parts/tile.tsx';
import { lastColour } from '../play/names.ts';
import { describeTurn } from '../play/story-sentences.ts';
import { type AnalysedGame, loadTable, type NoAnalysis } from './analysed-game.ts';
import { ChanceGraph } from './chance-graph.tsx';
import { GhostBoard } from './ghost-board.tsx';
import { analysisText } from './messages/index.ts';
import { Summary } from './summary.tsx';
import { TurnPanel } from './turn-panel.tsx';
import { positionLink } from './turn-position.ts';
import { UnseenTiles } from './unseen-tiles.tsx';
import { type Found, type RunningAnalysis, useAnalysis } from './use-analysis.ts';
import './analysis.css';

interface AnalysisProps {
  /** Of this screen, without the turn. */
  readonly address: string;
  /** Where the game ends. */
  readonly back: string;
  readonly load: () => Promise<AnalysedGame | NoAnalysis>;
  /** The turn to begin with, from 1. */
  readonly turn: number | null;
}

export function AnalysisScreen({ address, back, load, turn }: AnalysisProps) {
  const text = analysisText();
  const analysis = useAnalysis(load);
  const place = useSignal<number | null>(turn === null ? null : turn - 1);
  return (
    <Screen
      title={text.title}
      class="analysis"
      start={<LinkButton look="plain" icon="back" label={text.back} href={back} />}
      where={<h1 class="analysis-title">{text.title}</h1>}
      content={<Content analysis={analysis} chosen={place} address={address} />}
    />
  );
}

/** Of a game played here or on a server. */
export function TableAnalysisScreen({ id, turn }: { readonly id: string; readonly turn: number | null }) {
  const load = useCallback(() => loadTable(id), [id]);
  return <AnalysisScreen address={`/analysis/${id}`} back={`/t/${id}`} load={load} turn={turn} />;
}

interface ContentProps {
  readonly analysis: RunningAnalysis;
  /** The turn that the reader has chosen; null: the costliest, or the first. */
  readonly chosen: Signal<number | null>;
  readonly address: string;
}

function Content({ analysis: running, chosen, address }: ContentProps) {
  const text = analysisText();
  const { value: game } = running.game;
  const { value: found } = running.found;
  const { value: problem } = running.problem;
  if (problem) return <p role="alert">{text.problems[problem]}</p>;
  if (!game || found.turns.size === 0) return <p role="status">{text.loading}</p>;
  const { reader, story, isGentle, isSameList } = game;
  const { own } = reader;
  const places = [...found.turns.keys()].sort((one, other) => one - other);
  const mine = found.players[own ?? 0];
  const first = (isGentle || mine?.skills.length ? mine?.finest : mine?.costliest[0]) ?? null;
  const asked = chosen.value !== null && found.turns.has(chosen.value) ? chosen.value : null;
  const now = asked ?? first ?? places[0] ?? 0;
  const analysis = found.turns.get(now);
  const turn = story.turns[now];
  const nameOf = (seat: Seat) => (seat === own ? null : (reader.names[seat] ?? ''));
  const choose = (to: number) => {
    chosen.value = to;
    // The address is a link to this turn.
    history.replaceState(null, '', hrefTo(`${address}?turn=${to + 1}`));
  };
  const players = found.players.toSorted((one, other) => Number(other.seat === own) - Number(one.seat === own));
  return (
    <>
      <div class="analysis-main">
        <Ground game={game} now={now} analysis={analysis} />
        {turn && rulesOf(game.game) && !hasCards(game.game) && (
          <UnseenTiles game={game.game} board={turn.before.board} rack={turn.before.racks[turn.seat] ?? null} />
        )}
        {turn && <PositionLink address={positionLink(game.game, turn)} />}
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
            again={againFor(game, player)}
          />
        ))}
        <Progress found={found} />
      </div>
    </>
  );
}

function PositionLink({ address }: { address: string | null }) {
  return (
    address !== null && (
      <p>
        <LinkButton look="line" href={address}>
          {analysisText().asPosition}
        </LinkButton>
      </p>
    )
  );
}

/** Own turns, on boards without cards: with cards there is no estimate that would hold, and a word table has no costly turns. */
function againFor({ game, again }: AnalysedGame, { seat, costliest }: PlayerSummary): string | null {
  if (!again?.seats.includes(seat) || costliest.length === 0 || !rulesOf(game) || hasCards(game)) return null;
  return `/again/${again.id}?turns=${costliest.map((turn) => turn + 1).join()}`;
}

function Progress({ found: { done, of } }: { found: Found }) {
  const text = analysisText();
  return <p class="analysis-progress sm">{done < of ? text.progress(done, of) : text.complete}</p>;
}

interface GroundProps {
  readonly game: AnalysedGame;
  readonly now: number;
  readonly analysis: TurnAnalysis | undefined;
}

/** The board with the best play dashed, or the words of the table before the turn; and the rack. */
function Ground({ game: { game, reader, story, isGentle }, now, analysis }: GroundProps) {
  const text = analysisText();
  const turn = story.turns[now];
  if (!turn) return null;
  const rules = rulesOf(game);
  const rack = turn.before.racks[turn.seat] ?? null;
  const isBetter = analysis?.verdict === 'less' || analysis?.verdict === 'mistake';
  const best = isBetter && !isGentle ? analysis.best[0] : undefined;
  const told = describeTurn(turn, reader);
  const colour = lastColour(turn.seat, reader.names.length, reader.own);
  const { tiles } = lettersOf(game);
  const isLaid = turn.what === 'laid' && turn.stands !== 'lost';
  return (
    <div class={`analysis-ground ${GAME_LOOKS[game].ground} ${colour}`}>
      {rules ? (
        <GhostBoard
          board={isLaid ? turn.after.board : turn.before.board}
          premiums={rules.premiums}
          last={isLaid ? turn.after.last : []}
          ghosts={best?.move.laid ?? []}
          tricks={hasCards(game)}
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
