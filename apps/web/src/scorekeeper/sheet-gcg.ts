/** Saves a score sheet of a board game as GCG, for other programs. What writes it is loaded when the first is saved. */
import { saveFile } from '../base/save-file.ts';
import type { SheetModel } from './model.ts';

/** False if it could not be written. */
export async function saveGcg({ sheet }: SheetModel): Promise<boolean> {
  const formats = await import('@lettertafel/formats').catch(() => null);
  const written = formats?.gcgFromSheet(sheet.peek());
  if (!written || 'cannot' in written) return false;
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`lettertafel-${day}.gcg`, new Blob([written.text], { type: 'text/plain;charset=utf-8' }));
  return true;
}
