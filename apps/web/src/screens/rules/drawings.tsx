/** Renders the drawings of a rules page in place of its fenced blocks. */
import { render } from 'preact';
import { hrefTo } from '../../base/address.ts';
import { t } from '../../i18n/index.ts';
import { BoardPicture } from '../../parts/board-picture.tsx';
import { boardRulesIn } from '../../parts/board-rules.ts';
import { Tile } from '../../parts/tile.tsx';
import { type DrawnWord, readBoard, readTable } from './drawing.ts';

/** Draws the position that the page describes. */
export function drawAll(article: HTMLElement): () => void {
  const places = [...article.querySelectorAll<HTMLElement>('[data-drawing]')];
  for (const place of places) {
    const { text = '', drawing, example } = place.dataset;
    render(
      <>
        {drawing === 'board' ? <DrawnBoard text={text} /> : <DrawnTable text={text} />}
        {example && (
          <a class="rules-lay link" href={hrefTo(example)}>
            {t().common.layExample}
          </a>
        )}
      </>,
      place,
    );
  }
  return () => {
    for (const place of places) render(null, place);
  };
}

function DrawnBoard({ text }: { text: string }) {
  const { lying, played, language, crop, ...drawing } = readBoard(text);
  const { letters, premiums } = boardRulesIn(language);
  return (
    <div class="rules-board" style={`--columns: ${crop.columns}`}>
      <BoardPicture
        {...drawing}
        crop={crop}
        detailed
        label={t().common.drawing.board(lying, played)}
        premiums={premiums}
        worth={(letter) => letters.tiles[letter]?.value}
      />
    </div>
  );
}

function DrawnTable({ text }: { text: string }) {
  const { before, own, after } = readTable(text);
  const words = t().common.drawing;
  const longest = Math.max(...[...before, ...after].map(({ tiles }) => tiles.length));
  return (
    <dl class="rules-words" style={`--longest: ${longest}`}>
      {before.length > 0 && <Row name={words.before} words={before} />}
      <Row name={words.own} words={own} draft />
      <Row name={words.after} words={after} />
    </dl>
  );
}

function Row({ name, words, draft }: { name: string; words: readonly DrawnWord[]; draft?: boolean }) {
  return (
    <div class="rules-words-row">
      <dt class="sm muted">{name}</dt>
      <dd>
        {words.map((word, index) => (
          <span key={index} class="rules-word" role="img" aria-label={word.reading}>
            {word.tiles.map(({ letter, joker }, place) => (
              <Tile key={place} letter={letter} joker={joker} named={joker} draft={draft} last={word.scores} />
            ))}
          </span>
        ))}
      </dd>
    </div>
  );
}
