/** Asks for what a card played with a word needs: which word, which square, which tile. */
import { type Card, formatSquare, type WordCardName } from '@lettertafel/engine';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Button } from '../../parts/button.tsx';
import { printOf } from '../../parts/squares.ts';
import { faceUp } from '../actions.ts';
import { tileOf, turnedTile } from '../draft.ts';
import type { BoardModel } from '../model.ts';
import { wordsRead } from '../reading.ts';
import { type CardOption, type Fit, readWithCards } from './card-fit.ts';
import { beginNextWord, chooseOption, fitOfCard, isChosen, optionOf, toggleCard } from './chosen-cards.ts';

interface WordCardChooserProps {
  readonly model: BoardModel;
  readonly slot: number;
  readonly card: WordCardName;
  /** Called when the player goes on with this word or another one. */
  readonly onNextWord: () => void;
}

/** Whether the card asks for anything that is not settled by playing it. */
function asksMore(card: WordCardName, fit: Fit): boolean {
  return card === 'many-words' || card === 'tile-as-blank' || (fit.state !== 'no' && fit.options.length > 1);
}

/** A button to play it with the word or not, and the options of the card. */
export function WordCardChooser({ model, slot, card, onNextWord }: WordCardChooserProps) {
  const text = t().cards;
  const fit = fitOfCard(model, slot, card);
  const isAlong = isChosen(model, slot);
  return (
    <>
      <header class="chooser-head">
        <h2 class="chooser-name">{text.kinds[card].name}</h2>
        <Button
          look={isAlong ? 'line' : 'main'}
          pressed={isAlong}
          off={fit.state === 'no' && !isAlong}
          onClick={() => {
            toggleCard(model, slot, card);
            if (!isAlong && !asksMore(card, fit)) onNextWord();
          }}
        >
          {isAlong ? text.keepCard : text.playCard}
        </Button>
      </header>
      {fit.state === 'no' && <p class="sm muted">{text.misfits[fit.why]}</p>}
      {isAlong && fit.state !== 'no' && (
        <AlongChoice model={model} slot={slot} card={card} options={fit.options} onNextWord={onNextWord} />
      )}
      {isAlong && (
        <Button look="main" class="chooser-on" onClick={onNextWord}>
          {text.endTurn}
        </Button>
      )}
    </>
  );
}

interface AlongChoiceProps {
  readonly model: BoardModel;
  readonly slot: number;
  readonly card: Card;
  readonly options: readonly CardOption[];
  readonly onNextWord: () => void;
}

function AlongChoice({ model, slot, card, options, onNextWord }: AlongChoiceProps) {
  const text = t().cards;
  if (card === 'many-words') return <SeveralWords model={model} onNextWord={onNextWord} />;
  if (card === 'tile-as-blank') return <TurnedTile model={model} options={options} />;
  if (card === 'reuse-premium') {
    const label = ({ square = 0 }: CardOption) => {
      const print = printOf(model.rules.premiums, null, square);
      return `${formatSquare(model.rules.premiums, square)}, ${print ? t().board.prints[print] : ''}`;
    };
    return <Options title={text.whichSquare} {...{ model, slot, options }} label={label} />;
  }
  const reading = model.reading.value?.reading;
  const words = reading && 'read' in reading ? reading.read.words : [];
  const mayChoose = options.some(({ at }) => at !== undefined);
  const isOption = (at: string) => options.some((option) => option.at === at);
  const others = words.filter(({ at }) => !mayChoose || !isOption(at));
  return (
    <>
      {mayChoose && (
        <Options
          title={text.whichWord}
          {...{ model, slot, options }}
          label={({ word, at }) => `${word ?? ''} ${options.filter((one) => one.word === word).length > 1 ? at : ''}`}
          score={({ at = '' }) => scoreChange(scoreBefore(model, slot, at), scoreOf(words, at))}
        />
      )}
      {others.length > 0 && (
        <ul class="chooser-rest sm muted">
          {others.map(({ at, word, score }) => (
            <li key={at}>
              <b>{word}</b> {mayChoose && <span>{text.stays}</span>} <span class="chooser-score">{score}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type Made = readonly { readonly at: string; readonly score: number }[];

function scoreOf(words: Made, at: string): number | undefined {
  return words.find((made) => made.at === at)?.score;
}

/** The score of a word without this card. */
function scoreBefore(model: BoardModel, slot: number, at: string): number | undefined {
  const { seat, rules } = model;
  if (seat === null) return undefined;
  const others = model.chosen.value.filter((chosen) => chosen.slot !== slot);
  const { reading } = readWithCards(model.draft.value, others, { rules, position: model.view.value, seat });
  return 'read' in reading ? scoreOf(reading.read.words, at) : undefined;
}

function scoreChange(before: number | undefined, after: number | undefined): string {
  return before === undefined || before === after ? `${after ?? ''}` : `${before} → ${after}`;
}

interface OptionsProps {
  readonly title: string;
  readonly model: BoardModel;
  readonly slot: number;
  readonly options: readonly CardOption[];
  readonly label: (option: CardOption) => ComponentChildren;
  readonly score?: (option: CardOption) => string;
}

function Options({ title, model, slot, options, label, score }: OptionsProps) {
  const chosen = optionOf(model, slot);
  return (
    <fieldset class="chooser-options">
      <legend class="unseen">{title}</legend>
      {options.map((option) => {
        const isThis = option.at === chosen?.at && option.square === chosen?.square;
        return (
          <label key={option.at ?? option.square} class="chooser-option">
            <input
              type="radio"
              name={`card ${slot}`}
              checked={isThis}
              onChange={() => chooseOption(model, slot, option)}
            />
            <b>{label(option)}</b>
            <span class="chooser-score">{score?.(option)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function SeveralWords({ model, onNextWord }: { model: BoardModel; onNextWord: () => void }) {
  const text = t().cards;
  const words = wordsRead(model.reading.value?.reading).map((word) => word.toUpperCase());
  const isBegun = model.draft.value.placed.some(({ part }) => part === model.draft.value.part);
  return (
    <>
      {words.length > 0 && <p class="sm">{text.partsSoFar(words)}</p>}
      <Button
        look="line"
        icon="plus"
        off={!isBegun}
        onClick={() => {
          beginNextWord(model);
          onNextWord();
        }}
      >
        {text.anotherWord}
      </Button>
    </>
  );
}

function TurnedTile({ model, options }: { model: BoardModel; options: readonly CardOption[] }) {
  const text = t().cards;
  const draft = model.draft.value;
  const turned = turnedTile(draft);
  if (turned) {
    return (
      <>
        <p class="sm">{text.turnedAs(tileOf(draft, turned.key), turned.cell.toUpperCase())}</p>
        <Button look="line" icon="undo" onClick={() => faceUp(model, turned.key)}>
          {text.turnUp}
        </Button>
      </>
    );
  }
  const tiles = draft.placed.filter(({ square }) => options.some((option) => option.square === square));
  return (
    <>
      <p class="sm">{text.whichTile}</p>
      <div class="chooser-row">
        {tiles.map(({ key, cell, square }) => (
          <Button
            key={key}
            look="line"
            onClick={() => {
              model.turning.value = key;
            }}
          >
            {cell} {formatSquare(model.rules.premiums, square)}
          </Button>
        ))}
      </div>
    </>
  );
}
