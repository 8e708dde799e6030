/** The steps of a lesson: a list beside the board, a row of squares on a phone. */
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { lessonText } from './messages/index.ts';
import './step-list.css';

interface StepListProps {
  readonly titles: readonly string[];
  readonly number: number;
  /** Numbers of the steps that were done or seen. */
  readonly past: readonly number[];
  /** Null: there is nothing before it. */
  readonly onBack: (() => void) | null;
  readonly onSkip: (() => void) | null;
}

export function StepList({ titles, number, past, onBack, onSkip }: StepListProps) {
  const text = lessonText();
  if (titles.length === 1) return <div class="steps" />;
  return (
    <section class="steps" aria-label={text.title}>
      <p class="steps-count">{text.step(number + 1, titles.length)}</p>
      <ol class="steps-list">
        {titles.map((title, index) => {
          const isPast = past.includes(index) && index !== number;
          return (
            <li key={title} class={isPast ? 'step-past' : ''} aria-current={index === number ? 'step' : undefined}>
              <span class="step-mark" aria-hidden="true">
                {isPast ? <Icon name="check" small /> : index + 1}
              </span>
              <span class="step-title">
                {title}
                {isPast && <span class="unseen">, {text.done}</span>}
              </span>
            </li>
          );
        })}
      </ol>
      <div class="steps-buttons">
        {onBack && (
          <Button look="plain" class="steps-back" onClick={onBack}>
            {text.previous}
          </Button>
        )}
        {onSkip && (
          <Button look="plain" class="steps-skip" onClick={onSkip}>
            {text.skip}
          </Button>
        )}
      </div>
    </section>
  );
}
