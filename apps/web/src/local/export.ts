/** The file with everything that a browser keeps: what the page and the worker of local tables say about it. */
import * as v from 'valibot';

/** Why a file is refused as a whole. `number` counts the games in it. */
export const exportFaultSchema = v.object({
  why: v.picklist(['foreign', 'newer', 'damaged', 'bad-game']),
  number: v.exactOptional(v.number()),
});
export type ExportFault = v.InferOutput<typeof exportFaultSchema>;

/** The worker has read a file and can import its games; the page imports the values. */
export const readExportSchema = v.union([
  v.object({ values: v.record(v.string(), v.string()) }),
  v.object({ fault: exportFaultSchema }),
]);

/** How many games were new here, further than here, as far as here, and played on differently here. */
export const importedSchema = v.object({
  added: v.number(),
  updated: v.number(),
  same: v.number(),
  differing: v.number(),
});
export type Imported = v.InferOutput<typeof importedSchema>;
