/** How many trick cards are left to take. */
import { t } from '../../i18n/index.ts';
import './deck-count.css';

export function DeckCount({ count }: { count: number }) {
  return (
    <div class="deck">
      <svg width="46" height="52" viewBox="0 0 46 52" aria-hidden="true">
        <rect class="deck-back" x="10" y="7" width="30" height="42" rx="4" />
        <rect class="deck-back" x="7" y="4.500" width="30" height="42" rx="4" />
        <rect class="deck-top" x="4" y="2" width="30" height="42" rx="4" />
        <path
          class="deck-star"
          d="M19 13l3 6.800 7.300.7-5.500 4.900 1.600 7.200-6.400-3.800-6.400 3.800 1.600-7.200-5.500-4.900 7.300-.7z"
        />
      </svg>
      <div>
        <b class="bag-count">{count}</b> <span class="sm">{t().cards.deck(count)}</span>
      </div>
    </div>
  );
}
