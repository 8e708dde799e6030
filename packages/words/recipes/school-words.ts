/** Words that educational programs teach to primary school children: GCompris and the KDE education project. */

import type { Language } from '../src/language.ts';
import { readInput, readInputBytes } from './inputs.ts';
import { readResource } from './qt-resource.ts';

const ARTICLE = /^(der|die|das|ein|eine|sich|de|het|een) /;

/** Spellings as the programs have them, without articles. Some are phrases, which the caller drops. */
export function schoolWords(language: Language, kvtml: readonly string[]): string[] {
  const activity = (name: string, file: string) =>
    JSON.parse(
      readResource(
        readInputBytes('gcompris-qt-data', `usr/share/gcompris-qt/rcc/${name}.rcc`),
        `gcompris/src/activities/${name}/resource/${file}-${language}.json`,
      ),
    );
  const pictures: Record<string, string> = activity('lang', 'content');
  const typing: { levels: { words: string[] }[] } = activity('wordsgame', 'default');
  const vocabularies = kvtml.flatMap((name) => [
    ...readInput('kdeedu-kvtml-data', `usr/share/apps/kvtml/${language}/${name}.kvtml`).matchAll(
      /<text>([^<]*)<\/text>/g,
    ),
  ]);
  return [
    ...Object.values(pictures),
    ...typing.levels.flatMap(({ words }) => words),
    ...vocabularies.map(([, text = '']) => text),
  ].flatMap((text) => text.split(/[,/]/).map((part) => part.trim().replace(ARTICLE, '')));
}
