/** Reads a GCG file into a score sheet and stores it; what reads it is loaded when the first file is opened. */
import type { FormatProblem, ReadingNote } from '@lettertafel/formats';
import { newSheetId, saveSheet } from '../saved-sheets.ts';
import { openText } from './messages/index.ts';

/** In bytes; a game has some thousands. */
const LARGEST = 1024 * 1024;

/** The sheet's id and what to tell about it; or why there is none. */
export type Opened =
  | { readonly id: string; readonly told: readonly string[] }
  | { readonly why: 'large' | 'failed' | 'not-kept' }
  | { readonly why: 'unreadable'; readonly told: string };

export async function openFile(file: File): Promise<Opened> {
  if (file.size > LARGEST) return { why: 'large' };
  const formats = await import('../../play/game-file.ts').catch(() => null);
  if (!formats) return { why: 'failed' };
  const decoded = formats.decodeText(new Uint8Array(await file.arrayBuffer()));
  const game = 'problem' in decoded ? decoded : formats.readGcg(decoded.text);
  if ('problem' in game) return { why: 'unreadable', told: tellProblem(game.problem) };
  const id = newSheetId();
  if (!saveSheet(id, game.sheet)) return { why: 'not-kept' };
  return { id, told: [...tellNotes(game.notes), ...(game.texts.length > 0 ? [openText().textsLost] : [])] };
}

function tellProblem({ code, line, column, found }: FormatProblem): string {
  const { problem, problems } = openText();
  return problem(line, column, problems[code](found));
}

/** One sentence for each kind of note, with its lines. */
function tellNotes(notes: readonly ReadingNote[]): readonly string[] {
  const linesOf = new Map<string, number[]>();
  for (const note of notes) {
    const text = tellNote(note);
    linesOf.set(text, [...(linesOf.get(text) ?? []), ...(note.line > 0 ? [note.line] : [])]);
  }
  return [...linesOf].map(([text, lines]) => {
    return lines.length > 0 ? `${openText().lines(lines)}: ${text}.` : `${text}.`;
  });
}

function tellNote(note: ReadingNote): string {
  const text = openText();
  switch (note.code) {
    case 'score-differs':
      return text.scoreDiffers(note.printed, note.ours);
    case 'total-differs':
      return text.totalDiffers(note.printed, note.ours);
    case 'end-differs':
      return text.endDiffers(note.printed, note.ours);
    case 'refused':
      return text.refused;
    default:
      return text.notes[note.code];
  }
}
