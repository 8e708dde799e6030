/** The frame of every screen: background, top bar, live region and notices. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { currentAnchor, hrefTo } from '../base/address.ts';
import { t } from '../i18n/index.ts';
import { ignoreDoubleTaps } from '../parts/double-tap.ts';
import { Tile } from '../parts/tile.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { LiveRegion } from './live-region.tsx';
import { NoticeBar } from './notice.tsx';
import { navigations } from './router.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import './grain.css';
import './shell.css';

export function Shell({ children }: { children: ComponentChildren }) {
  useEffect(ignoreDoubleTaps, []);
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
  /** Before the logo. */
  readonly start?: ComponentChildren;
  /** The title, beside the logo. */
  readonly where?: ComponentChildren;
  /** Further buttons at the end. */
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

/** A screen with the usual top bar. After navigation its heading gets the focus. */
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

/** The document title. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Lettertafel' ? title : `${title} · Lettertafel`;
  }, [title]);
}

/** Moves the focus to a new screen, except after a page load. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (navigations.peek() > 0 && !currentAnchor()) main.current?.focus({ preventScroll: true });
  }, []);
  return main;
}

/** Shown while a screen loads. */
export function Loading() {
  return (
    <main class="screen screen-loading" aria-busy="true">
      <p>{t().common.loading}</p>
    </main>
  );
}
