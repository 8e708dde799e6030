/** The worked examples of the booklet, with exactly their figures. */
import type { TableExample } from '../../table/example.ts';

export const SABRA_EXAMPLES: readonly TableExample[] = [
  ['HUT', 'OEN', 'HOUTEN', 'HOUTEN', 6],
  ['POES LEER', 'E', 'EER SOEPEL', 'SOEPEL', 6],
  ['DOOR', 'KLEE', 'OOR KLEED', 'KLEED', 5],
  ['MENEER MAAR', 'LEN', 'EN AR MEERMALEN', 'MEERMALEN', 9],
  ['ROOD TIK RUN GIET TIN', 'C', 'INTRODUCTIEKORTING', 'INTRODUCTIEKORTING', 18],
  ['LUCHT WARM VIN TEER', 'HGE', 'HETELUCHTVERWARMING', 'HETELUCHTVERWARMING', 19],
  ['BEK EN', 'D', 'BEKEND', 'BEKEND', 6],
  ['STER SCHOEN VETE', 'P', 'STEP SCHOENVETER', 'SCHOENVETER', 11],
  ['ZON', '@', '@ZON=OZON', 'OZON', 4],
  ['RIN@=RING', 'EL', 'RELIN@=RELING', 'RELING', 6],
  ['KORAA@=KORAAL', 'DI', 'RADIO KA@=KAT', 'RADIO', 5],
  ['RINGSLA@G=RINGSLANG OP', 'T', 'RING SLAG @TOP=STOP', 'SLAG', 4],
  ['PIA@O=PIANO TIN', 'T', 'PATIOT@IN=PATIOTUIN', 'PATIOTUIN', 9],
  ['KOFFER DEE@=DEEG', 'OI', '@OEDERKOFFIE=POEDERKOFFIE', 'POEDERKOFFIE', 12],
  ['TEKENTAFEL MAN', 'D', 'TAFEL KETEN MAND', 'KETEN', 5],
  ['KOKSMAAT', 'OP', 'KOK MAAT SOP', 'SOP', 3],
];
