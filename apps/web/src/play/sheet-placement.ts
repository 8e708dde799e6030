/** Positions a sheet beside the board: the largest free area. */

export interface Ground {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Box {
  readonly side: 'below' | 'above' | 'right' | 'left';
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Extra width beyond this has no value. */
const WIDE_ENOUGH = 480;
/** Below this width nothing is readable. */
const NARROWEST = 200;

export function placeSheet(ground: Ground | null, window: { readonly width: number; readonly height: number }): Box {
  const { width, height } = window;
  const below = ground ? Math.max(0, ground.bottom) : height / 2;
  const top = Math.max(0, ground?.top ?? 0);
  const right = ground?.right ?? width;
  const boxes: readonly Box[] = [
    { side: 'below', left: 0, top: below, width, height: height - below },
    { side: 'above', left: 0, top: 0, width, height: top },
    { side: 'right', left: right, top, width: width - right, height: height - top },
    { side: 'left', left: 0, top, width: ground?.left ?? 0, height: height - top },
  ];
  const worth = (box: Box) => (box.width < NARROWEST ? 0 : Math.min(box.width, WIDE_ENOUGH) * box.height);
  return boxes.reduce((best, box) => (worth(box) > worth(best) ? box : best));
}
