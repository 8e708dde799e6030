/** What a run needs of a browser that is driven by WebDriver, and the input that its two forms have in common. */
export interface DrivenBrowser {
  /** Name and version. */
  readonly name: string;
  go(url: string, wait?: 'none' | 'complete'): Promise<void>;
  /** The value of an expression in the page, as JSON can say it. */
  see<Value>(expression: string): Promise<Value>;
  /** Input as the user's. */
  act(sources: readonly ActionSource[]): Promise<void>;
  close(): Promise<void>;
}

export interface ActionSource {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly object[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that have no character of their own. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export function typed(keys: readonly string[]): readonly ActionSource[] {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keyboard', actions }];
}

const mouse = (actions: readonly object[]): readonly ActionSource[] => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];
const moved = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

export const tapped = (at: Point) =>
  mouse([moved(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);

/** Slowly enough for the page to see the way. */
export const dragged = (from: Point, to: Point) =>
  mouse([
    moved(from),
    { type: 'pointerDown', button: 0 },
    moved({ x: from.x, y: from.y - 20 }, 100),
    moved({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 200),
    moved(to, 200),
    { type: 'pause', duration: 100 },
    { type: 'pointerUp', button: 0 },
  ]);
