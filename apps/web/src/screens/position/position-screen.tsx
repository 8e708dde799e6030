/** A position as a link: a board on which tiles are put by hand, and the best plays of the rack beside it. */
import type { ReadPosition } from '@lettertafel/formats';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { analysisText } from '../../analysis/messages/index.ts';
import { addressOfPosition, cgpIn } from '../../analysis/position-address.ts';
import { Screen } from '../../app/shell.tsx';
import { hrefTo } from '../../base/address.ts';
import { language } from '../../i18n/index.ts';
import { LinkButton } from '../../parts/button.tsx';
import { openText } from '../../scorekeeper/open/messages/index.ts';
import { positionText } from './messages/index.ts';
import { PositionTable } from './position-table.tsx';
import { cgpOf, emptyPosition, type NoPosition, readPosition } from './read-address.ts';
import '../../analysis/analysis.css';
import './position.css';

export function PositionScreen({ text: asked }: { readonly text: string | null }) {
  const text = positionText();
  const first = useMemo(() => readPosition(asked === null ? emptyPosition(language()) : cgpIn(asked)), [asked]);
  return (
    <Screen
      title={text.title}
      class="analysis position"
      start={<LinkButton look="plain" icon="back" label={text.back} href="/" />}
      where={<h1 class="analysis-title">{text.title}</h1>}
      content={'problem' in first ? <Refused {...first} /> : <Position first={first} />}
    />
  );
}

function Refused({ problem }: NoPosition) {
  const text = positionText();
  return (
    <div class="analysis-main">
      <p role="alert">{text.unreadable(tellProblem(problem))}</p>
      <p>
        <LinkButton look="line" href="/positie">
          {text.empty}
        </LinkButton>
      </p>
    </div>
  );
}

/** Why a position cannot be. */
function tellProblem({ code, found }: NoPosition['problem']): string {
  return code === 'empty' ? positionText().nothing : openText().problems[code](found);
}

function Position({ first }: { readonly first: ReadPosition }) {
  const now = useSignal(first);
  const problem = useSignal<string | null>(null);
  const change = (to: ReadPosition | NoPosition) => {
    if ('problem' in to) {
      problem.value = tellProblem(to.problem);
      return;
    }
    problem.value = null;
    now.value = to;
    // The address is a link to what lies there now.
    history.replaceState(null, '', hrefTo(addressOfPosition(cgpOf(to.position))));
  };
  return (
    <PositionTable
      read={now.value}
      onChange={change}
      problem={problem.value}
      onProblem={(told) => {
        problem.value = told;
      }}
      explain={analysisText().explain.static}
    />
  );
}
