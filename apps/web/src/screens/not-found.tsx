/** The screen for unknown addresses. */
import { Screen } from '../app/shell.tsx';
import { t } from '../i18n/index.ts';
import { LinkButton } from '../parts/button.tsx';
import { TileWord } from '../parts/tile.tsx';
import './not-found.css';

export function NotFoundScreen() {
  const { notFoundTitle, notFoundText, home } = t().common;
  return (
    <Screen
      title={notFoundTitle}
      class="not-found"
      content={
        <>
          <p class="not-found-code" aria-hidden="true">
            <TileWord word="404" />
          </p>
          <h1>{notFoundTitle}</h1>
          <p>{notFoundText}</p>
          <LinkButton look="main" href="/">
            {home}
          </LinkButton>
        </>
      }
    />
  );
}
