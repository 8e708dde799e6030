/** What an empty list shows. */
import { LinkButton } from '../../parts/button.tsx';
import { gamesText } from './messages/index.ts';

/** A closed box. */
export function Nothing({ says }: { says: string }) {
  return (
    <div class="games-none paper">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path d="M60 28 90 43v34L60 92 30 77V43zM30 43l30 15 30-15M60 58v34M44 35.500 74 50.500v13" />
      </svg>
      <p>{says}</p>
      <LinkButton look="line" href="/">
        {gamesText().newGame}
      </LinkButton>
    </div>
  );
}
