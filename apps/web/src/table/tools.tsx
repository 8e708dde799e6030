/** What can be done with the chosen letters, as buttons with their keys. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';
import type { IconName } from '../parts/icon.tsx';
import { isJoker, stripOf } from './draft.ts';
import { choicesFor } from './tapping.ts';
import { beginJoin, choose } from './taps.ts';
import type { Turn } from './turn.ts';
import './tools.css';

export function Tools({ turn }: { turn: Turn }) {
  const chosen = turn.chosen.value;
  if (!turn.may || chosen.length === 0) return null;
  const text = t().table.tools;
  const draft = turn.draft.value;
  const { strip, isWhole, splitAt, mayTakeBack } = choicesFor(draft, chosen);
  const [first] = chosen;
  const joker =
    chosen.length === 1 && first !== undefined && isJoker(draft, first) && stripOf(draft, first) ? first : null;
  return (
    <div class="tools" role="toolbar" aria-label={text.title}>
      {!isWhole && (
        <Tool icon="plus" keys="Enter" onClick={() => turn.put(chosen, { before: null })}>
          {text.word}
        </Tool>
      )}
      {strip && splitAt !== null && (
        <Tool icon="scissors" keys="/" onClick={() => turn.split(strip, splitAt)}>
          {text.split}
        </Tool>
      )}
      {strip && !isWhole && (
        <Tool icon="grip" keys="Ctrl A" onClick={() => choose(turn, strip.tiles)}>
          {text.whole}
        </Tool>
      )}
      {strip && draft.strips.length > 1 && (
        <Tool icon="join" keys="+" pressed={turn.joining.value} onClick={() => beginJoin(turn, strip)}>
          {text.join}
        </Tool>
      )}
      {joker !== null && (
        <Tool
          icon="star"
          keys="@"
          onClick={() => {
            turn.naming.value = joker;
          }}
        >
          {text.joker}
        </Tool>
      )}
      {mayTakeBack && (
        <Tool icon="take-back" keys="⌫" onClick={() => turn.takeBack(chosen)}>
          {text.takeBack}
        </Tool>
      )}
      <p class="tools-hint">{turn.joining.value ? text.tapToJoin : text.tapToPut}</p>
      <Button look="plain" icon="cross" label={text.drop} class="tools-drop" onClick={() => choose(turn, [])} />
    </div>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly keys: string;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

function Tool({ icon, keys, pressed, onClick, children }: ToolProps) {
  return (
    <Button look="line" icon={icon} pressed={pressed} onClick={onClick} class="tool">
      <span>{children}</span>
      <kbd class="tool-key">{keys}</kbd>
    </Button>
  );
}
