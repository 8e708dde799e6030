/** The components around a game, for the families to arrange. */
export { BagCount } from './bag-count.tsx';
export { History } from './history.tsx';
export { SeatList } from './seat-list.tsx';
export { Slip } from './slip.tsx';
export { TableFacts } from './table-facts.tsx';
