/** "Why 30?": the score of a turn by tile and premium, with the rule. */
import {
  type CrosswordRules,
  type CrosswordView,
  cellAt,
  formatSquare,
  type GameId,
  type ItemisedWord,
  itemiseTurn,
  type TileScore,
  type Turn,
} from '@lettertafel/engine';
import type { TableInfo } from '@lettertafel/protocol';
import { hrefTo } from '../base/address.ts';
import type { GameView } from '../connection/table-store.ts';
import { t } from '../i18n/index.ts';
import { rulesOf } from '../parts/board-rules.ts';
import { PREMIUMS } from '../parts/premiums.ts';
import { shownWord } from '../parts/shown-word.ts';
import { Tile } from '../parts/tile.tsx';
import { WordQuestion } from '../words/word-question.tsx';
import { isTable } from './awaited-seats.ts';
import { cardName } from './story-sentences.ts';
import './why.css';

interface WhyProps {
  readonly game: GameId;
  readonly turn: Turn;
  readonly view: GameView;
  readonly info: Pick<TableInfo, 'words' | 'seats' | 'options'>;
  /** Whether what is around it has the title. */
  readonly isTitled?: boolean;
}

function wordsOf({ laid, word }: Turn): readonly string[] {
  return laid ? laid.words.map(({ reads }) => reads) : word ? [word] : [];
}

export function Why({ game, turn, view, info, isTitled = false }: WhyProps) {
  const text = t().why;
  const rules = rulesOf(game);
  return (
    <div class="why">
      {!isTitled && (
        <h3>
          {text.title(turn.score)}{' '}
          <small>{turn.laid ? `${shownWord(turn.word ?? '')}, ${turn.laid.layings[0]?.at ?? ''}` : turn.word}</small>
        </h3>
      )}
      {rules && turn.laid && !isTable(view) ? (
        <BoardWhy game={game} rules={rules} turn={turn} options={view.options} />
      ) : (
        <p>
          {turn.score > 0 ? text.longest(turn.score) : text.noNewWord}{' '}
          <RuleLink game={game} rule={turn.score > 0 ? 'R-08' : 'R-10'} />
        </p>
      )}
      {turn.stands === 'yes' && <WordQuestion words={wordsOf(turn)} info={info} options={view.options} />}
      {turn.disputes.map(({ by, words, bad }) => (
        <p key={`${by}${words.join()}`}>
          {bad.length > 0 ? text.found(bad.map(shownWord), false) : text.found(words.map(shownWord), true)}
        </p>
      ))}
    </div>
  );
}

function RuleLink({ game, rule }: { game: GameId; rule: string }) {
  return (
    <a class="why-rule" href={hrefTo(`/rules/${game}#${rule}`)} target="_blank" rel="noopener">
      {rule}
    </a>
  );
}

interface BoardWhyProps extends Pick<WhyProps, 'game' | 'turn'> {
  readonly rules: CrosswordRules;
  readonly options: CrosswordView['options'];
}

function BoardWhy({ game, rules, turn, options }: BoardWhyProps) {
  const text = t().why;
  const { laid } = turn;
  if (!laid) return null;
  const read = itemiseTurn(rules, turn, options);
  if (!read) return null;
  const named = read.words.flatMap(({ changedBy }) => changedBy);
  const others = turn.cards.filter(({ choice, voidedBy }) => voidedBy === null && !named.includes(choice.card));
  return (
    <table>
      <tbody>
        {read.words.map((word) => (
          <WordRows
            key={`${word.at}${word.word}`}
            game={game}
            word={word}
            rules={rules}
            isWhole={rules.countsOldTiles(options)}
            isOnly={read.words.length === 1}
          />
        ))}
        {laid.bonus > 0 && (
          <tr>
            <td>
              {text.wholeRack} <RuleLink game={game} rule="B-21" />
            </td>
            <td>{laid.bonus}</td>
          </tr>
        )}
        {(others.length > 0 || laid.extra > 0) && (
          <tr>
            <td>
              {text.cards} {others.map(({ choice }) => cardName(choice.card)).join(', ')}
            </td>
            <td>{laid.extra > 0 && t().common.signed(laid.extra)}</td>
          </tr>
        )}
        <tr class="why-total">
          <td>{text.total}</td>
          <td>{laid.score}</td>
        </tr>
      </tbody>
    </table>
  );
}

interface Piece extends TileScore {
  readonly square: number;
}

/** Groups tiles that count alike: plain tiles, each premium, and tiles without value. */
function piecesOf(word: ItemisedWord): readonly (readonly Piece[])[] {
  const groups: Piece[][] = [];
  const kindOf = (piece: TileScore) => (piece.times > 1 ? 'premium' : piece.value === 0 ? 'nothing' : 'plain');
  word.tiles.forEach((tile, index) => {
    const piece = { ...tile, square: word.squares[index] ?? 0 };
    const group = groups.at(-1);
    const isSame = group?.[0] && kindOf(group[0]) === kindOf(piece) && kindOf(piece) !== 'premium';
    if (isSame) group.push(piece);
    else groups.push([piece]);
  });
  return groups;
}

interface WordRowsProps {
  readonly game: GameId;
  readonly word: ItemisedWord;
  readonly rules: CrosswordRules;
  /** Tiles of earlier turns count too. */
  readonly isWhole: boolean;
  readonly isOnly: boolean;
}

function WordRows({ game, word, rules, isWhole, isOnly }: WordRowsProps) {
  const text = t().why;
  const sum = word.tiles.reduce((total, { value, times }) => total + value * times, word.added);
  return (
    <>
      {!isOnly && (
        <tr class="why-word">
          <td colSpan={2}>{shownWord(word.reads)}</td>
        </tr>
      )}
      {piecesOf(word).map((group) => (
        <PieceRow key={group[0]?.square} {...{ game, group, rules, isWhole }} />
      ))}
      {(word.times > 1 || word.changedBy.length > 0 || !isOnly) && (
        <tr class="why-sum">
          <td>
            {word.times > 1 ? text.times(sum, word.times) : text.sum}{' '}
            {word.premiums.map((square) => (
              <Premium key={square} rules={rules} square={square} />
            ))}{' '}
            {word.changedBy.map(cardName).join(', ')}
          </td>
          <td>{word.score}</td>
        </tr>
      )}
    </>
  );
}

type PieceRowProps = Pick<WordRowsProps, 'game' | 'rules' | 'isWhole'> & { readonly group: readonly Piece[] };

function PieceRow({ game, group, rules, isWhole }: PieceRowProps) {
  const text = t().why;
  const [first] = group;
  if (!first) return null;
  const isOld = group.every(({ cell, value }) => value === 0 && cell === cell.toUpperCase());
  const total = group.reduce((sum, { value, times }) => sum + value * times, 0);
  return (
    <tr>
      <td>
        <span class="why-tiles">
          {group.map(({ cell, square }) => (
            <Tile key={square} letter={shownWord(cell)} named={cell === '*' || cell !== cell.toUpperCase()} />
          ))}
          <span>
            {isOld && !isWhole ? (
              <>
                {text.old} <RuleLink game={game} rule="XL-02" />
              </>
            ) : (
              group.map(({ value }) => value).join(' + ')
            )}
            {first.times > 1 && (
              <>
                {' '}
                {text.on} <Premium rules={rules} square={first.square} />
              </>
            )}
          </span>
        </span>
      </td>
      <td>{total}</td>
    </tr>
  );
}

function Premium({ rules, square }: { rules: CrosswordRules; square: number }) {
  const premium = PREMIUMS[cellAt(rules.premiums, square)];
  if (!premium) return null;
  return (
    <>
      <span class={`why-premium why-${premium}`}>{t().board.marks[premium]}</span>{' '}
      {formatSquare(rules.premiums, square)}
    </>
  );
}
