/** The frame of every screen: the table under it, the top bar, what is spoken and what is noted. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentAnchor, hrefTo } from '../base/address.ts';
import { t } from '../i18n/index.ts';
import { Tile } from '../parts/tile.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LiveRegion } from './live-region.tsx';
import { NoticeBar } from './notice.tsx';
import { navigations } from './router.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './grain.css';
import './shell.css';

export function Shell({ children }: { children: ComponentChildren }) {
  return (
    <>
      <div class="grain" />
      {children}
      <NoticeBar />
      <LiveRegion />
    </>
  );
}

interface TopBarProps {
  /** Before the mark. */
  readonly start?: ComponentChildren;
  /** Where one is, beside the mark. */
  readonly where?: ComponentChildren;
  /** More buttons, at the end. */
  readonly children?: ComponentChildren;
  readonly large?: boolean;
}

export function TopBar({ start, where, children, large }: TopBarProps) {
  return (
    <header class={large ? 'top top-large' : 'top'}>
      <button type="button" class="top-skip" onClick={skipToContent}>
        {t().common.skip}
      </button>
      {start}
      <a class="top-mark" href={hrefTo('/')}>
        <Tile letter="L" />
        <span class="top-name">Lettertafel</span>
      </a>
      {where && <div class="top-where">{where}</div>}
      <div class="top-tools">
        <LanguageMenu />
        <ThemeSwitch />
        {children}
      </div>
    </header>
  );
}

function skipToContent(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

interface ScreenProps extends TopBarProps {
  readonly title: string;
  readonly class?: string;
  readonly content: ComponentChildren;
}

/** A screen with the usual top bar. After a journey its heading takes the focus. */
export function Screen({ title, content, class: more = '', ...top }: ScreenProps) {
  const main = useFocusOnArrival();
  useTitle(title);
  return (
    <>
      <TopBar {...top} />
      <main class={`screen ${more}`} ref={main} tabIndex={-1}>
        {content}
      </main>
    </>
  );
}

/** The name of the page in the browser. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Lettertafel' ? title : `${title} · Lettertafel`;
  }, [title]);
}

/** Gives the focus to a new screen, but not when the page has just been loaded. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (navigations.peek() > 0 && !currentAnchor()) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}

/** While a screen is on its way. */
export function Loading() {
  return (
    <main class="screen screen-loading" aria-busy="true">
      <p>{t().common.loading}</p>
    </main>
  );
}
