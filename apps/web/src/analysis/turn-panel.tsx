/** What was played in a turn, what else there was, and what is worth saying about it. */
import type { Basis, ComparedPlay, CountedDraws, Fact, Thresholds, TurnAnalysis } from '@lettertafel/analysis';
import { t } from '../i18n/index.ts';
import { Icon } from '../parts/icon.tsx';
import { shownWord } from '../parts/shown-word.ts';
import { analysisText } from './messages/index.ts';
import { moveText } from './move-text.ts';
import { SkillRows } from './skill-rows.tsx';

interface TurnPanelProps {
  readonly analysis: TurnAnalysis;
  /** What happened, as a sentence. */
  readonly told: string;
  /** Who played; null: the reader. */
  readonly name: string | null;
  /** Only finds are shown, no mistakes. */
  readonly isGentle: boolean;
  /** Words can be called wrong: the game used the list that judges now. */
  readonly isSameList: boolean;
  readonly thresholds: Thresholds | null;
}

/** How many moves are listed, besides the played one. */
const SHOWN = 5;

export function TurnPanel({ analysis, told, name, isGentle, isSameList, thresholds }: TurnPanelProps) {
  const text = analysisText();
  const { basis, unjudged, skills, verdict, rack } = analysis;
  const isGood = verdict === 'best' || verdict === 'equal';
  const isShown = unjudged === null && (!isGentle || isGood);
  return (
    <section class="analysis-turn paper">
      <header class="analysis-head">
        <h2>{told}</h2>
        {unjudged === null && <BasisMark basis={basis} />}
      </header>
      {unjudged !== null && <p>{text.unjudged[unjudged]}</p>}
      {isShown && verdict !== null && <p class={isGood ? 'analysis-good' : ''}>{verdictText(analysis)}</p>}
      {isShown && skills.length === 0 && <MoveRows analysis={analysis} name={name} />}
      {isShown && skills.length > 0 && <SkillRows analysis={analysis} />}
      {isShown && <FactLines facts={analysis.facts} isSameList={isSameList} />}
      {isShown && analysis.withoutCards && (
        <p class="sm muted">
          {text.withoutCards(shownWord(analysis.withoutCards.move.word ?? ''), analysis.withoutCards.points)}
        </p>
      )}
      {isShown && rack === 'shown-later' && <p class="sm muted">{text.rackShownLater}</p>}
      {isShown && <p class="sm muted">{explain(analysis, isGentle ? null : thresholds)}</p>}
    </section>
  );
}

function BasisMark({ basis }: { basis: Basis }) {
  const text = analysisText();
  const isProven = basis === 'proven';
  return (
    <span class={isProven ? 'analysis-proven' : 'analysis-estimated'}>
      <Icon name={isProven ? 'check' : 'pencil'} small /> {isProven ? text.proven : text.estimated}
    </span>
  );
}

function verdictText({ verdict, lost, skills, basis, best: [best], played }: TurnAnalysis): string {
  const { verdicts, lost: points, winsMore } = analysisText();
  if (verdict === null || verdict === 'best' || verdict === 'equal') return verdicts[verdict ?? 'equal'];
  if (basis === 'counted' && best?.draws && played.draws) {
    return winsMore({ best: best.draws.won, own: mostWon(played.draws), of: best.draws.of });
  }
  // The best of a whole word table is out of reach for people: that is no costly turn.
  const said = skills.length > 0 ? 'less' : verdict;
  return verdicts[said](points(Math.round(lost)));
}

/** As many as it may win at most. */
function mostWon({ of, tied, lost }: CountedDraws): number {
  return of - tied - lost;
}

/** What the figures mean, and from which difference on they count. */
function explain({ basis, skills, rounds, best }: TurnAnalysis, thresholds: Thresholds | null): string {
  const { explain: texts, counts, points, share } = analysisText();
  if (skills.length > 0) return texts.table;
  if (basis === 'simulated' || basis === 'counted') {
    const { equal, mistake } = thresholds?.chance ?? { equal: 0, mistake: 0 };
    const isCounted = best.some(({ draws }) => draws);
    const what = [...(isCounted ? [texts.counted] : []), ...(basis === 'simulated' ? [texts.simulated(rounds)] : [])];
    return [...what, thresholds ? counts(share(equal), share(mistake)) : ''].join(' ').trim();
  }
  if (basis === 'proven' || !thresholds) return texts[basis];
  const { equal, mistake } = thresholds.static;
  return `${texts.static} ${counts(`${equal} ${points}`, `${mistake} ${points}`)}`;
}

function MoveRows({ analysis, name }: { analysis: TurnAnalysis; name: string | null }) {
  const text = analysisText();
  const { best, played, playedAt, basis } = analysis;
  const own = playedAt === null ? played : (best[playedAt] ?? played);
  const shown = best.filter((play, at) => play === own || isFirstOfWord(best, at)).slice(0, SHOWN);
  const rows = shown.includes(own) ? shown : [...shown, own];
  const figure = { static: text.value, simulated: text.chance, counted: text.chance, proven: text.ahead }[basis];
  return (
    <table class="analysis-moves">
      <thead>
        <tr>
          <th scope="col">{text.move}</th>
          <th scope="col">{text.points}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((play, index) => (
          <tr key={index} class={play === own ? 'analysis-played' : undefined}>
            <th scope="row">
              <b>{moveText(play)}</b> <span class="analysis-place">{play.move.at ?? ''}</span>
              {play === own && <span class="analysis-place"> {text.played(name)}</span>}
            </th>
            <td>{play.points}</td>
            <td class={isExact(play) ? 'analysis-proven' : 'analysis-estimated'}>{figureText(play, basis)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same word in another place is no other idea. */
function isFirstOfWord(plays: readonly ComparedPlay[], at: number): boolean {
  const word = plays[at]?.move.word;
  return word === undefined || plays.findIndex(({ move }) => move.word === word) === at;
}

/** Nothing about it is estimated. */
function isExact({ proven, draws }: Pick<ComparedPlay, 'proven' | 'draws'>): boolean {
  return proven || (draws !== undefined && draws.won + draws.tied + draws.lost === draws.of);
}

function figureText({ win, rank, equity, proven, draws }: ComparedPlay, basis: Basis): string {
  const text = analysisText();
  if (proven || basis === 'proven') return text.signed(equity);
  if (draws)
    return isExact({ proven, draws }) ? text.wins(draws) : `${text.about(win?.mean ?? 0)} · ${text.wins(draws)}`;
  if (!win) return text.number(equity);
  const chance = text.percent(Math.round(100 * win.mean), Math.max(1, Math.round(200 * win.error)));
  return rank === null ? chance : `${chance}, ${text.rank} ${text.number(rank)}`;
}

function FactLines({ facts, isSameList }: { facts: readonly Fact[]; isSameList: boolean }) {
  const shown = facts.filter(({ fact }) => isSameList || fact !== 'wrong-word-stood');
  if (shown.length === 0) return null;
  return (
    <ul class="analysis-facts">
      {shown.map((fact) => (
        <li key={fact.fact}>{factText(fact)}</li>
      ))}
    </ul>
  );
}

function factText(fact: Fact): string {
  const { facts, skills } = analysisText();
  const cardNames = (cards: readonly (keyof ReturnType<typeof t>['cards']['kinds'])[]) =>
    cards.map((card) => t().cards.kinds[card].name);
  switch (fact.fact) {
    case 'bingo':
    case 'more-points':
      return facts[fact.fact](fact.points);
    case 'bingo-missed':
      return facts[fact.fact](shownWord(fact.word), fact.points);
    case 'wrong-word-stood':
      return facts[fact.fact](fact.words.map(shownWord));
    case 'play-lost':
      return facts[fact.fact](fact.words.map(shownWord), fact.points);
    case 'better-leave':
      return facts[fact.fact](fact.tiles.join(' '), fact.points);
    case 'cards-brought':
    case 'cards-kept':
      return facts[fact.fact](cardNames(fact.cards), fact.points);
    case 'skill-missed':
      return facts[fact.fact](skills[fact.skill], fact.points);
    case 'nothing-possible':
      return facts[fact.fact];
  }
}
