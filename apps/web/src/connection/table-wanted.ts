/** What a table is to be like, before there is one. */
import type { createTableSchema } from '@lettertafel/protocol';
import type * as v from 'valibot';

export type TableWanted = Omit<v.InferInput<typeof createTableSchema>, 'options'> & {
  readonly options?: Readonly<Record<string, unknown>>;
};
