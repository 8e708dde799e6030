/** What this is, for somebody who has never played here; later one line that leads to the lessons. */
import { hrefTo } from '../../base/address.ts';
import { hasLocalTables } from '../../local/requests.ts';
import { LinkButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Tile } from '../../parts/tile.tsx';
import { hasSheets } from '../../scorekeeper/sheet-storage.ts';
import { welcomeText } from './messages/index.ts';
import { gamesBegun } from './offer-lesson.ts';
import './welcome.css';

/** Games on a server, lists of games, finished lessons. */
const SIGNS = ['lettertafel.kept', 'lettertafel.listed-games', 'lettertafel.lessons'];

const hasStored = (key: string) => localStorage.getItem(key) !== null;

/** Nothing was ever played, kept or learnt in this browser. */
export function isFirstVisit(): boolean {
  return !hasLocalTables() && !hasSheets() && !SIGNS.some(hasStored);
}

export function Welcome() {
  const text = welcomeText();
  return (
    <section class="welcome" aria-labelledby="welcome">
      <h2 id="welcome" class="welcome-word">
        <span class="unseen">{text.welcome}</span>
        <span class="welcome-tiles" aria-hidden="true">
          {[...text.welcome].map((letter, place) => (
            <Tile key={place} letter={letter} />
          ))}
        </span>
      </h2>
      <p class="welcome-what">{text.what}</p>
      <LinkButton look="main" class="welcome-learn" href="/learn">
        {text.learn}
      </LinkButton>
      <p class="welcome-soon">{text.soon}</p>
    </section>
  );
}

/** Until a lesson was finished or the third game begun; the footer always has the link. */
export function LessonsLine() {
  const text = welcomeText();
  if (hasStored('lettertafel.lessons') || gamesBegun.value >= 3) return null;
  return (
    <a class="welcome-line" href={hrefTo('/learn')}>
      <Icon name="book" />
      <span>
        <b>{text.learn}</b> {text.lessons}
      </span>
      <Icon name="next" small />
    </a>
  );
}
