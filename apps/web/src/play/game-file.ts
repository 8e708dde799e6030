/** Games and boards as files of other programs. Loaded when the first is opened or saved: nobody needs it to play. */
import type { Board, GameId, Square } from '@lettertafel/engine';
import { boardPicture, formatSvg, type Picture, type Written } from '@lettertafel/formats';
import { rulesOf } from '../parts/board-rules.ts';

export { decodeText, gcgFromRecord, gcgFromSheet, readGcg } from '@lettertafel/formats';

export type PictureForm = 'png' | 'svg';

interface BoardToSave {
  readonly game: GameId;
  readonly board: Board;
  readonly last: readonly Square[];
  /** What it shows; the name of the file is made from it. */
  readonly title: string;
}

/** False if the browser cannot make it. */
export async function saveBoard(form: PictureForm, { game, board, last, title }: BoardToSave): Promise<boolean> {
  const rules = rulesOf(game);
  if (!rules) return false;
  const { premiums, letters } = rules;
  const picture = boardPicture({ board, premiums, letters, title, last });
  const content = form === 'svg' ? new Blob([formatSvg(picture)], { type: 'image/svg+xml' }) : await painted(picture);
  if (!content) return false;
  saveFile(`${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.${form}`, content);
  return true;
}

/** GCG, as it was written; false if that was not possible. */
export function saveGcg(name: string, written: Written): boolean {
  if ('cannot' in written) return false;
  saveFile(`${name}.gcg`, new Blob([written.text], { type: 'text/plain;charset=utf-8' }));
  return true;
}

/** Offers content as a file to save. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Pages may not load pictures from memory, so a canvas paints the same shapes. Twice the size, for sharp screens. */
function painted({ width, height, shapes }: Picture): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.resolve(null);
  pen.scale(2, 2);
  pen.textAlign = 'center';
  for (const shape of shapes) {
    pen.fillStyle = shape.fill;
    if (shape.kind === 'text') {
      pen.font = `600 ${shape.size}px "Proza Libre", "Gill Sans", sans-serif`;
      pen.fillText(shape.text, shape.x, shape.y);
    } else {
      pen.beginPath();
      pen.roundRect(shape.x, shape.y, shape.width, shape.height, shape.round);
      pen.fill();
    }
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
