/** Loads what only a game with trick cards needs. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CardSide, CardSideProps } from './card-side.tsx';

let loaded: typeof CardSide | null = null;

export function CardLoader(props: CardSideProps) {
  const ready = useSignal(loaded !== null);
  useEffect(() => {
    void import('./card-side.tsx').then((cards) => {
      loaded = cards.CardSide;
      ready.value = true;
    });
  }, [ready]);
  const Cards = ready.value ? loaded : null;
  return Cards && <Cards {...props} />;
}
