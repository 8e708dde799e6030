/** The board of a position as a picture file: loaded when the first is saved. */
import type { Board, GameId, Square } from '@lettertafel/engine';
import type { Picture } from '@lettertafel/formats';
import { saveFile } from '../base/save-file.ts';
import { rulesOf } from '../parts/board-rules.ts';

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
  const formats = await import('@lettertafel/formats').catch(() => null);
  if (!rules || !formats) return false;
  const { premiums, letters } = rules;
  const picture = formats.boardPicture({ board, premiums, letters, title, last });
  const content =
    form === 'svg' ? new Blob([formats.formatSvg(picture)], { type: 'image/svg+xml' }) : await painted(picture);
  if (!content) return false;
  saveFile(`${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.${form}`, content);
  return true;
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
