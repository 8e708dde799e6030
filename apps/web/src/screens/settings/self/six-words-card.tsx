/** Six words: shown once, and typed on another device. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadMe, me } from '../../../app/me.ts';
import { language, t } from '../../../i18n/index.ts';
import { valueOrNotify } from '../../../new-game/start-game.ts';
import { useBusy } from '../../../parts/busy.ts';
import { Button, SubmitButton } from '../../../parts/button.tsx';
import { Field } from '../../../parts/field.tsx';
import { TileWord } from '../../../parts/tile.tsx';
import { selfText } from './messages/index.ts';
import { makeWords, signIn } from './requests.ts';
import './self.css';

/** After this long nobody is writing any more, in milliseconds. */
const SHOWN_FOR = 5 * 60_000;
/** More than six words of any list, with what is typed between them. */
const LONGEST = 120;

export function SixWordsCard() {
  const text = selfText();
  const words = useSignal<readonly string[]>([]);
  const busy = useBusy();
  const hasWords = typeof me.value?.wordsAt === 'number';
  const hide = () => {
    words.value = [];
  };
  useEffect(() => {
    if (words.value.length === 0) return;
    const hiding = setTimeout(hide, SHOWN_FOR);
    return () => clearTimeout(hiding);
  }, [words.value]);
  const show = async () => {
    const made = valueOrNotify(await makeWords(language()));
    if (!made) return;
    words.value = made.words;
    await loadMe();
  };
  return (
    <section class="settings-card paper">
      <h2>{text.title}</h2>
      <p>{text.explain}</p>
      {words.value.length > 0 ? (
        <>
          <p>{text.once}</p>
          <ol class="six-words">
            {words.value.map((word, index) => (
              <li key={word} aria-label={text.spoken(index + 1, word)}>
                <TileWord word={word.toUpperCase()} />
              </li>
            ))}
          </ol>
          <Button look="main" onClick={hide}>
            {text.written}
          </Button>
        </>
      ) : (
        <>
          {hasWords && <p class="sm muted">{text.newNote}</p>}
          <Button look="line" off={busy.isBusy} onClick={() => void busy.start(show)}>
            {hasWords ? text.showNew : text.show}
          </Button>
        </>
      )}
      <SignInForm />
    </section>
  );
}

function SignInForm() {
  const text = selfText();
  const typed = useSignal('');
  const fault = useSignal<string | null>(null);
  const busy = useBusy();
  const send = async () => {
    const answer = await signIn(typed.value);
    if ('problem' in answer) {
      fault.value = unknownWord(answer.problem.path, typed.value) ?? t().problems[answer.problem.code];
      return;
    }
    // Everything on the page belongs to another self now.
    location.reload();
  };
  return (
    <form
      class="settings-name"
      onSubmit={(event) => {
        event.preventDefault();
        void busy.start(send);
      }}
    >
      <h3>{text.back}</h3>
      <p class="sm muted">{text.backExplain}</p>
      <Field
        label={text.words}
        value={typed.value}
        longest={LONGEST}
        onInput={(value) => {
          typed.value = value;
          fault.value = null;
        }}
      />
      <SubmitButton>{text.signIn}</SubmitButton>
      <p role="alert">{fault.value}</p>
    </form>
  );

  /** The server says which of them is no word of any list. */
  function unknownWord(path: string | undefined, said: string): string | null {
    const [, index] = /^words\.(\d+)$/.exec(path ?? '') ?? [];
    const word = index === undefined ? undefined : said.match(/\p{L}+/gu)?.[Number(index)];
    return word === undefined ? null : text.unknown(word);
  }
}
