/** The symbol of trick squares and trick cards: a card with a star. */
export function TrickMark() {
  return (
    <svg class="trick-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="6" y="3.500" width="12" height="17" rx="2.500" />
      <path d="M12 8l1.100 2.500 2.700.3-2 1.800.6 2.700-2.400-1.400-2.400 1.400.6-2.700-2-1.800 2.700-.3z" />
    </svg>
  );
}
