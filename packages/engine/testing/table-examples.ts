/** Which worked examples of Sabra the other game refuses. */
import type { TableExample } from '../src/table/example.ts';

/** What Sabra allows and International does not (RI-01, RI-02). */
const SABRA_ONLY = /HOUTEN|SOEPEL|MEERMALEN|INTRODUCTIE|HETELUCHT|SCHOENVETER|RELIN@|PATIOT@IN|@OEDERKOFFIE/;
export const isSabraOnly = ([, , after]: TableExample): boolean => SABRA_ONLY.test(after);
