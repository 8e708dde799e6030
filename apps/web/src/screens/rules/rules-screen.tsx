/** The rules for players: a list of the games, or the page of one. */
import { GAME_IDS, isGameId } from '@lettertafel/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Screen } from '../../app/shell.tsx';
import { currentAnchor, hasServer, hrefTo } from '../../base/address.ts';
import { GAME_LOOKS } from '../../games/looks.ts';
import { language, t } from '../../i18n/index.ts';
import { GamePicture } from '../../parts/game-picture.tsx';
import { NotFoundScreen } from '../not-found.tsx';
import { drawAll } from './drawings.tsx';
import { fitTables } from './narrow-tables.ts';
import { PageTools } from './page-tools.tsx';
import { AT_TABLES, isRulesPage, loadRules } from './pages.ts';
import './rules-screen.css';

export function RulesScreen({ page }: { page: string | null }) {
  if (page === null) return <RulesList />;
  return isRulesPage(page) ? <RulesPage page={page} /> : <NotFoundScreen />;
}

function RulesList() {
  const { common: text } = t();
  return (
    <Screen
      title={text.rules}
      class="rules"
      content={
        <>
          <h1>{text.rules}</h1>
          <ul class="rules-list">
            {GAME_IDS.map((game) => (
              <li key={game}>
                <a class="rules-game paper" href={hrefTo(`/rules/${game}`)}>
                  <div class="rules-picture">
                    <GamePicture game={game} />
                  </div>
                  <span>
                    <b>
                      {text.games[game].name} {text.games[game].way}
                    </b>
                    <span class="sm muted">{text.games[game].about}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

const [FIRST_GAME] = GAME_IDS;

function RulesPage({ page }: { page: string }) {
  const text = t().common;
  const html = useSignal('');
  const article = useRef<HTMLElement>(null);
  const spoken = language();
  // Pages about several games use the background of the first.
  const { ground } = GAME_LOOKS[isGameId(page) ? page : FIRST_GAME];
  const { name, way } = isGameId(page) ? text.games[page] : { name: text.rules, way: '' };
  useEffect(() => {
    void loadRules(page, spoken).then((loaded) => {
      html.value = loaded;
    });
  }, [page, spoken, html]);
  const { value: shown } = html;
  useEffect(() => {
    if (!shown || !article.current) return undefined;
    linkScreens(article.current, page);
    const erase = drawAll(article.current);
    const release = fitTables(article.current);
    const leave = followAnchors(article.current);
    return () => {
      leave();
      release();
      erase();
    };
  }, [shown, page]);
  return (
    <Screen
      title={`${name} ${way}`.trim()}
      class="rules"
      where={<a href={hrefTo('/rules')}>{text.rules}</a>}
      content={
        <>
          <h1>
            {name} {way}
          </h1>
          {shown && <PageTools article={article} html={shown} />}
          {/* Our own pages, made when the app was built */}
          <article class={`rules-page paper ${ground}`} ref={article} dangerouslySetInnerHTML={{ __html: shown }} />
        </>
      }
    />
  );
}

/** Rewrites links between rules pages, for an app below a path and for a static site. */
function linkScreens(article: HTMLElement, page: string): void {
  for (const link of article.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') && !hasServer) link.href = hrefTo(`/rules/${page}${href}`);
    if (href.startsWith('/')) link.href = hrefTo(href);
  }
}

/** Scrolls to the rule in the address, initially and when it changes; on paper nothing is folded or dark. */
function followAnchors(article: HTMLElement): () => void {
  const show = () => {
    for (const old of article.querySelectorAll('.rules-shown')) old.classList.remove('rules-shown');
    const find = (id: string) => article.querySelector(`[id="${CSS.escape(id)}"]`);
    const wanted = decodeURIComponent(currentAnchor());
    const anchor = find(wanted) ?? find(AT_TABLES[wanted] ?? '');
    if (!anchor) return;
    // Only so far as it leads: the rest stays folded.
    const folded = anchor.closest('details');
    if (folded) folded.open = true;
    if (anchor.matches('h2, h3')) {
      anchor.scrollIntoView({ block: 'start' });
      return;
    }
    const rule = anchor.closest('p')?.textContent?.trim()
      ? anchor.closest('p')
      : (anchor.closest('p') ?? anchor).nextElementSibling;
    rule?.classList.add('rules-shown');
    anchor.scrollIntoView({ block: 'center' });
  };
  const { dataset: look } = document.documentElement;
  let theme: string | undefined;
  const toPaper = () => {
    for (const folded of article.querySelectorAll('details')) folded.open = true;
    theme = look.theme;
    look.theme = 'light';
  };
  const toScreen = () => {
    if (theme !== undefined) look.theme = theme;
  };
  show();
  addEventListener('hashchange', show);
  addEventListener('beforeprint', toPaper);
  addEventListener('afterprint', toScreen);
  return () => {
    removeEventListener('hashchange', show);
    removeEventListener('beforeprint', toPaper);
    removeEventListener('afterprint', toScreen);
  };
}
