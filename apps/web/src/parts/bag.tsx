/** The bag (or pot) with the number of tiles in it, in the colour of the game. */
import './bag.css';

export function Bag({ count, label }: { count: number; label: string }) {
  return (
    <div class="bag">
      <svg class="bag-cloth" width="46" height="52" viewBox="0 0 46 52" aria-hidden="true">
        <path class="bag-body" d="M13 12C6 20 3 28 3 36c0 10 7 14 20 14s20-4 20-14c0-8-3-16-10-24z" />
        <path class="bag-top" d="M13 11C10 6 12 3 15 3c2 0 3 2 4 2s2-3 4-3 3 3 4 3 2-2 4-2c3 0 5 3 2 8" />
        <path class="bag-cord" d="M12 12h22" />
        <path class="bag-fold" d="M17 16c-3 6-5 12-5 20M29 16c3 6 5 12 5 20" />
      </svg>
      <div>
        <b class="bag-count">{count}</b> <span class="sm">{label}</span>
      </div>
    </div>
  );
}
