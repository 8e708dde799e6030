/** Finished games, the latest first: players, result, longest word and date, with the ways to look at each again. */
import { useSignal } from '@preact/signals';
import { analysisOfSheet } from '../../app/route.ts';
import { hrefTo } from '../../base/address.ts';
import { t } from '../../i18n/index.ts';
import { GamePicture } from '../../parts/game-picture.tsx';
import { Icon } from '../../parts/icon.tsx';
import { type FinishedGame, longestIn, othersIn, ownSeat, resultOf } from './finished-game.ts';
import { gamesText } from './messages/index.ts';
import { titleOf } from './title.ts';

const AT_FIRST = 20;

export function FinishedList({ games }: { games: readonly FinishedGame[] }) {
  const text = gamesText();
  const most = useSignal(AT_FIRST);
  const left = games.length - most.value;
  return (
    <section class="games-list paper" aria-label={text.over}>
      <ul>
        {games.slice(0, most.value).map((game) => (
          <Finished key={`${game.source} ${game.id}`} game={game} />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="games-more link" onClick={() => (most.value *= 2)}>
          {text.more(Math.min(left, most.value))}
        </button>
      )}
    </section>
  );
}

function Finished({ game }: { game: FinishedGame }) {
  const text = gamesText();
  const isSheet = game.source === 'sheet';
  const longest = longestIn(game);
  const title = titleOf(game.game);
  return (
    <li>
      <a class="games-row" href={hrefTo(isSheet ? `/score/${game.id}` : `/t/${game.id}`)}>
        <span class="games-picture">{isSheet ? <Box /> : <GamePicture game={game.game} />}</span>
        <span class="games-words">
          <span>
            <b>{title}</b> <span class="muted">{tellCompany(game)}</span>
          </span>
          <span class="muted">
            {t().home.day(game.at, Date.now())}
            {longest && ` · ${text.longest('')}`}
            {longest && <b class="games-word">{longest}</b>}
          </span>
        </span>
        <span class="games-result">
          <ResultText game={game} />
        </span>
      </a>
      <a
        class="games-else"
        href={hrefTo(isSheet ? analysisOfSheet(game.id) : `/analysis/${game.id}`)}
        aria-label={`${text.whatElse} ${title}`}
        title={text.whatElse}
      >
        <Icon name="search" small />
      </a>
    </li>
  );
}

export function tellCompany(game: FinishedGame): string {
  const { home, common } = t();
  const { names, bots } = othersIn(game);
  const told = names.map((name, index) => name ?? common.player(index + 1));
  if (game.players.length === 1) return home.solo;
  return ownSeat(game) === null ? home.others(told, bots) : home.with(told, bots);
}

function ResultText({ game }: { game: FinishedGame }) {
  const text = gamesText();
  const result = resultOf(game);
  const note = game.isPractice
    ? text.practice
    : game.source === 'sheet' && ownSeat(game) === null
      ? text.written
      : null;
  switch (result.what) {
    case 'solo':
      return <Said main={text.points(result.points)} note={note} />;
    case 'rank':
      return <Said main={text.score(result.points)} note={note ?? text.rank(result.rank)} isGood={result.rank === 1} />;
    case 'winners': {
      const names = result.seats.map((seat) => nameAt(game, seat));
      return <Said main={text.winner(names, result.points)} note={note} />;
    }
    default:
      return (
        <Said
          main={result.scores.map(text.score).join(' – ')}
          note={note ?? text[result.what]}
          isGood={result.what === 'won'}
        />
      );
  }
}

function nameAt({ players }: FinishedGame, seat: number): string {
  const player = players[seat];
  return (player?.kind === 'person' ? player.name : t().common.computer) ?? t().common.player(seat + 1);
}

function Said({ main, note, isGood }: { main: string; note: string | null; isGood?: boolean }) {
  return (
    <>
      <b>{main}</b>
      {note && (
        <span class={isGood ? 'games-good' : 'muted'}>
          {isGood && <Icon name="check" small />} {note}
        </span>
      )}
    </>
  );
}

function Box() {
  return (
    <svg class="games-box" viewBox="0 0 120 120" aria-hidden="true">
      <path d="M60 28 90 43v34L60 92 30 77V43zM30 43l30 15 30-15M60 58v34" />
    </svg>
  );
}
