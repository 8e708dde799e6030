/** The people with whom the user has played lately: one tap sets a table and asks them to it. */
import { notify } from '../../app/notice.tsx';
import { go } from '../../app/router.ts';
import { playAgain } from '../../connection/requests.ts';
import { valueOrNotify } from '../../new-game/start-game.ts';
import { useBusy } from '../../parts/busy.ts';
import { Button } from '../../parts/button.tsx';
import { type Company, companiesIn, type FinishedGame } from './finished-game.ts';
import { gamesText } from './messages/index.ts';
import { titleOf } from './title.ts';

const MOST = 4;

export function AgainCard({ games }: { games: readonly FinishedGame[] }) {
  const text = gamesText();
  const busy = useBusy();
  const companies = companiesIn(games).slice(0, MOST);
  const ask = async ({ names, id }: Company) => {
    const made = valueOrNotify(await playAgain(id));
    if (!made) return;
    go(`/t/${made.id}`);
    notify({ text: text.asked(names) });
  };
  if (companies.length === 0) return null;
  return (
    <section class="games-card paper" aria-labelledby="games-again">
      <h2 id="games-again">{text.playAgain}</h2>
      <ul class="games-again">
        {companies.map((company) => (
          <li key={company.names.join('\n')}>
            <span>
              <b>{text.people(company.names)}</b> <span class="muted">{titleOf(company.game)}</span>
            </span>
            <Button
              look="line"
              label={`${text.ask} ${text.people(company.names)}`}
              off={busy.isBusy}
              onClick={() => void busy.start(() => ask(company))}
            >
              {text.ask}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
