/** What was read but cannot be kept, or is not as the rules say, in words. */
import type { ReadingNote, WritingNote } from '@lettertafel/formats';

/** What JSON for the referee has no place for. */
type PositionNote = { readonly line: number; readonly code: 'zero-turns' | 'operations' };

export type Note = ReadingNote | WritingNote | PositionNote;

type Plain = Exclude<Note['code'], 'score-differs' | 'total-differs' | 'end-differs' | 'refused'>;

const PLAIN: Readonly<Record<Plain, string>> = {
  'rack-in-part': 'the rack is incomplete and is left out',
  'rack-wrong': 'the rack does not hold the tiles that were used and is left out',
  'out-of-turn': 'it was another player’s turn',
  'after-end': 'the game was over',
  'too-many-tiles': 'the game does not have that many of a tile',
  'corrected-play': 'a play that was corrected is left out',
  'nothing-withdrawn': 'there is no play to take back; the line is left out',
  'challenger-unknown': 'it is not said who disputed; the next player is written down',
  'points-outside-rules': 'points that the rules do not have are kept as points',
  'leftover-unclear': 'it is not said whose tiles were left; their points are kept',
  'name-shortened': 'names are shortened to 40 letters',
  resigned: 'that a player resigned cannot be written',
  'time-up': 'that the time was up cannot be written; it is a pass',
  cards: 'trick cards cannot be written; scores and totals include what they did',
  'several-words': 'only the first of several words can be written',
  'suffix-tile': 'a blank laid as *IN is written as *, which other programs do not know',
  'words-disputed': 'which words were disputed cannot be written',
  'zero-turns': 'turns without points are left out: the rules count passes by player',
  operations: 'what other programs added to the position is left out',
};

/** One sentence for each kind of note and its lines. */
export function tellNotes(notes: readonly Note[]): readonly string[] {
  const sentences = new Map<string, number[]>();
  for (const note of notes) {
    const sentence = tellNote(note);
    const lines = sentences.get(sentence) ?? [];
    sentences.set(sentence, note.line > 0 && !lines.includes(note.line) ? [...lines, note.line] : lines);
  }
  return [...sentences].map(([sentence, lines]) => {
    if (lines.length === 0) return sentence;
    return `line${lines.length > 1 ? 's' : ''} ${lines.join(', ')}: ${sentence}`;
  });
}

function tellNote(note: Note): string {
  switch (note.code) {
    case 'score-differs':
      return `${note.printed} is written, the rules give ${note.ours}; what is written counts`;
    case 'total-differs':
      return `the total is written as ${note.printed}, the scores add up to ${note.ours}`;
    case 'end-differs':
      return `${note.printed} is written for the tiles left, the rules give ${note.ours}, which counts`;
    case 'refused': {
      const { code, rule } = note.refusal;
      return `the rules refuse this play (${code}${rule ? `, ${rule}` : ''}); what is written counts`;
    }
    default:
      return PLAIN[note.code];
  }
}
