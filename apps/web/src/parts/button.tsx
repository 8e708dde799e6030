/** Buttons, and links that look like buttons. One main action per screen is green. */
import type { ComponentChildren, Ref } from 'preact';
import { hrefTo } from '../base/address.ts';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

export type ButtonLook = 'main' | 'line' | 'soft' | 'danger' | 'plain';

interface Common {
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  /** The accessible name of a button with an icon only. */
  readonly label?: string | undefined;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export interface ButtonProps extends Common {
  readonly onClick: (event: MouseEvent) => void;
  /** Unavailable: it can be focused, but does nothing. */
  readonly off?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

function lookOf({ look = 'soft', children, class: more = '' }: Common): string {
  return `btn btn-${look}${children === undefined ? ' btn-square' : ''} ${more}`.trim();
}

export function Button(props: ButtonProps) {
  const { onClick, off, pressed, expanded, icon, label, children } = props;
  return (
    <button
      type="button"
      class={lookOf(props)}
      ref={props.buttonRef ?? null}
      aria-label={label}
      title={children === undefined ? label : undefined}
      aria-disabled={off ? 'true' : undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={(event) => {
        if (!off) onClick(event);
      }}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A submit button. */
export function SubmitButton({ look = 'main', children }: { look?: ButtonLook; children: ComponentChildren }) {
  return (
    <button type="submit" class={lookOf({ look, children })}>
      {children}
    </button>
  );
}

/** `href` is the path of a screen. */
export function LinkButton(props: Common & { href: string; onClick?: () => void }) {
  const { href, onClick, icon, label, children } = props;
  return (
    <a class={lookOf(props)} href={hrefTo(href)} aria-label={label} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}
