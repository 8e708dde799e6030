/** The user's records and averages in the games that are listed. */
import { hrefTo } from '../../base/address.ts';
import { type Achievement, averagesOf, type FinishedGame, recordsIn } from './finished-game.ts';
import { tellCompany } from './finished-list.tsx';
import { gamesText } from './messages/index.ts';

export function RecordCards({ games }: { games: readonly FinishedGame[] }) {
  const text = gamesText();
  const { turn, word, score } = recordsIn(games);
  const { games: count, contests, won, perGame } = averagesOf(games);
  if (perGame === null) return null;
  return (
    <section class="games-card paper" aria-labelledby="games-records">
      <header>
        <h2 id="games-records">{text.records}</h2>
        <span class="muted">{text.summary(count, contests, won)}</span>
      </header>
      <ul class="games-records">
        {turn && (
          <Record name={text.bestTurn} of={turn} figure={text.score(turn.value.points)} says={turn.value.word} />
        )}
        {word && <Record name={text.longestWord} of={word} figure={text.score(word.value.length)} says={word.value} />}
        {score && (
          <Record name={text.bestGame} of={score} figure={text.score(score.value)} says={tellCompany(score.game)} />
        )}
      </ul>
      <p class="muted">{text.perGame(perGame)}</p>
    </section>
  );
}

interface RecordProps {
  readonly name: string;
  readonly of: Achievement<unknown>;
  readonly figure: string;
  readonly says: string | null;
}

function Record({ name, of: { game }, figure, says }: RecordProps) {
  return (
    <li>
      <a href={hrefTo(game.source === 'sheet' ? `/score/${game.id}` : `/t/${game.id}`)}>
        <span class="muted">{name}</span>
        <b>{figure}</b>
        <span class="games-record-says">{says}</span>
      </a>
    </li>
  );
}
