/** Asks once, after the first game, whether sounds should be on. */
import { sounds, soundsAsked } from '../app/preferences.ts';
import { play } from '../app/sounds.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../parts/button.tsx';

export function SoundQuestion() {
  const text = t().end.soundQuestion;
  if (soundsAsked.value || sounds.value) return null;
  const answer = (isWanted: boolean) => {
    sounds.value = isWanted;
    soundsAsked.value = true;
    play('turn');
  };
  return (
    <section class="end-sounds paper">
      <h2>{text.title}</h2>
      <p class="sm muted">{text.explain}</p>
      <div class="end-ways">
        <Button look="soft" onClick={() => answer(true)}>
          {text.yes}
        </Button>
        <Button look="soft" onClick={() => answer(false)}>
          {text.no}
        </Button>
      </div>
    </section>
  );
}
