/** All kinds of trick cards, for reference during play. */
import { CARD_NAMES } from '@lettertafel/engine';
import { CardArt } from '../../app/card-art.tsx';
import { t } from '../../i18n/index.ts';
import { Sheet } from '../../parts/sheet.tsx';
import './card-kinds.css';

export function CardKinds({ onClose }: { onClose: () => void }) {
  const { kinds, allKinds } = t().cards;
  return (
    <Sheet title={allKinds} onClose={onClose}>
      <ul class="card-kinds">
        {CARD_NAMES.map((card) => (
          <li key={card}>
            <span class="card-picture">
              <CardArt card={card} />
            </span>
            <div>
              <b>{kinds[card].name}</b>
              <p class="sm">{kinds[card].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
