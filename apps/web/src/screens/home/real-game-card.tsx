/** The sixth picture: a real box on the table, with Lettertafel to keep the score. */
import { hrefTo } from '../../base/address.ts';
import { t } from '../../i18n/index.ts';
import './game-card.css';

export function RealGameCard() {
  const { realGame, realGameAbout } = t().home;
  return (
    <li class="game-card">
      <a class="real-game" href={hrefTo('/score')}>
        <span class="game-card-picture real-game-picture">
          <Box />
        </span>
        <span class="game-card-name">
          <span>
            <b>{realGame}</b>
            <small>{realGameAbout}</small>
          </span>
        </span>
      </a>
    </li>
  );
}

function Box() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <path class="real-game-tape" d="M44 35.500 74 50.500v13" />
      <path class="real-game-box" d="M60 28 90 43v34L60 92 30 77V43zM30 43l30 15 30-15M60 58v34" />
    </svg>
  );
}
