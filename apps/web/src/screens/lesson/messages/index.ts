/** The texts of lessons in the current language: loaded with their screen. */

import type { GameId } from '@lettertafel/engine';
import { de } from '../../../games/lessons/messages/de.ts';
import { en } from '../../../games/lessons/messages/en.ts';
import type { LessonMessages, StepText } from '../../../games/lessons/messages/lesson-messages.ts';
import { nl } from '../../../games/lessons/messages/nl.ts';
import { type Language, language } from '../../../i18n/index.ts';

const MESSAGES: Readonly<Record<Language, LessonMessages>> = { nl, de, en };

export function lessonText(): LessonMessages {
  return MESSAGES[language()];
}

/** Steps are named by their lesson, so that there is a text for each. */
export function stepText(game: GameId, key: string): StepText {
  const texts: Readonly<Record<string, StepText>> = lessonText().steps[game];
  const text = texts[key];
  if (!text) throw new RangeError(`no text for ${key}`);
  return text;
}
