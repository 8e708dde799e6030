/** The parts of a turn being entered. Styles put them below each other, or board and pad side by side. */
import type { ComponentChildren } from 'preact';
import { TYPING } from './entry-keys.ts';
import type { SheetModel } from './model.ts';
import './entry.css';

interface EntryFrameProps {
  readonly model: SheetModel;
  /** Whose turn it is, and the actions that take one tap. */
  readonly head: ComponentChildren;
  /** The board, or the words on the table. */
  readonly stage?: ComponentChildren;
  /** What has been typed, and what it scores. */
  readonly typed: ComponentChildren;
  /** Options of what has been typed. */
  readonly options?: ComponentChildren;
  readonly keys: ComponentChildren;
  readonly foot: ComponentChildren;
  /** The board takes the width of the page, in place of what is typed. */
  readonly isOpen?: boolean;
  /** Something has been typed. */
  readonly isTyping: boolean;
}

export function EntryFrame(props: EntryFrameProps) {
  const { model, head, stage, typed, options, keys, foot, isOpen, isTyping } = props;
  return (
    <section
      class="score-turn paper"
      data-correcting={model.correction.value ? 'true' : undefined}
      data-open={isOpen ? 'true' : undefined}
      data-stage={stage ? undefined : 'none'}
    >
      {stage && <div class="score-stage">{stage}</div>}
      <div class="score-desk paper">
        <div class="score-slot" data-entered={isTyping ? 'true' : undefined}>
          <div class="score-head">{head}</div>
          <div class="score-typed" {...TYPING}>
            {typed}
          </div>
          <div class="score-turns" {...TYPING}>
            {options}
          </div>
        </div>
        {keys}
        {foot}
      </div>
    </section>
  );
}
