/** What a language's folder of recipes exports as `recipe` (`<language>/index.ts`). */
import type { Language } from '../src/language.ts';
import type { SourceNote } from '../src/manifest.ts';
import type { MadeList } from './made-list.ts';

export type Has = (word: string) => boolean;

export interface Recipe {
  /** In the order of the numbers that the recipe keeps beside the words. */
  readonly sources: readonly SourceNote[];
  make(): MadeList | Promise<MadeList>;
  /** Sources that the recipe does not use, to judge the list by; null: none are known. */
  readonly others: {
    /** The name of Onboard's language model. */
    readonly model: string;
    /** Forms by kind, of words that the shipped list has. */
    formsOf(has: Has): Record<string, string[]>;
    /** Spellings of words that the recipe never saw as words. */
    spellings(): string[];
  } | null;
}

/** Imported by name, so that no file lists the folders; `recipe.test.ts` requires one of every language. */
export async function recipeOf(language: Language): Promise<Recipe> {
  const { recipe }: { recipe: Recipe } = await import(`./${language}/index.ts`);
  return recipe;
}
