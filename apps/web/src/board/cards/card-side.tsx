/** The card column beside the board: racks and words that were seen, and the player's hand. */
import type { TricksterView } from '@lettertafel/engine';
import { t } from '../../i18n/index.ts';
import { TileFace, tileClass } from '../../parts/tile.tsx';
import type { BoardTableProps } from '../../play/contract.ts';
import type { BoardModel } from '../model.ts';
import { faceOf, valueShown } from '../tile-face.ts';
import { Hand } from './hand.tsx';
import './card-side.css';

export interface CardSideProps extends Pick<BoardTableProps, 'seat' | 'names' | 'act'> {
  readonly view: TricksterView;
  readonly model: BoardModel;
}

export function CardSide({ view, model, seat, names, act }: CardSideProps) {
  return (
    <>
      <SeenByCards view={view} model={model} names={names} />
      {seat !== null && !view.over && <Hand {...{ model, view, seat, names, act }} />}
    </>
  );
}

/** Racks and words that a card has shown. They are in the slip where there is no room for a column (card-side.css). */
export function SeenByCards({ view, model, names }: Pick<CardSideProps, 'view' | 'model' | 'names'>) {
  return (
    <>
      <PeekedRacks view={view} model={model} names={names} />
      {view.twoLetterWords && <TwoLetterWords words={view.twoLetterWords} />}
    </>
  );
}

/** Racks that this player has seen, until they change. */
function PeekedRacks({ view, model, names }: { view: TricksterView; model: BoardModel; names: readonly string[] }) {
  const peeked = view.revealed.filter(({ why }) => why === 'peek');
  return (
    <>
      {peeked.map(({ seat, letters }) => (
        <section key={seat} class="peeked paper" aria-label={t().cards.rackOf(names[seat] ?? '')}>
          <h2>{t().cards.rackOf(names[seat] ?? '')}</h2>
          <p class="peeked-tiles">
            {letters.map((tile, index) => (
              <b key={index} class={tileClass({})}>
                <TileFace letter={faceOf(tile)} value={valueShown(model.rules.letters, tile)} />
              </b>
            ))}
          </p>
        </section>
      ))}
    </>
  );
}

function TwoLetterWords({ words }: { words: readonly string[] }) {
  return (
    <section class="two-letters paper" aria-label={t().cards.twoLetterWords}>
      <h2>{t().cards.twoLetterWords}</h2>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
    </section>
  );
}
