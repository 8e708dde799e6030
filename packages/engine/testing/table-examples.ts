/** The worked examples of the rule pages for table games, with exactly their figures. */

/** Table before, rack tiles, table after, the word that scores, its score. */
export type TableExample = readonly [before: string, own: string, after: string, word: string, score: number];

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

export const INTERNATIONAL_EXAMPLES: readonly TableExample[] = [
  ['BEST', 'AND', 'BESTAND', 'BESTAND', 7],
  ['ROOD', 'B', 'BROOD', 'BROOD', 5],
  ['KANTOOR', 'DM', 'KANT DROOM', 'DROOM', 5],
  ['PELOTON', 'S', 'LOT SNOEP', 'SNOEP', 5],
  ['KOETS HEN', 'G', 'KOE HENGST', 'HENGST', 6],
  ['VOORBEELD UITVOER', 'GANG', 'BEELD VOER VOORUITGANG', 'VOORUITGANG', 11],
  ['LIEVELING', 'RTN', 'VEL LERING TIN', 'LERING', 6],
  ['OPENBAAR', 'T', 'OPEN RABAT', 'RABAT', 5],
  ['SOEP', 'EL', 'SOEPEL', 'SOEPEL', 6],
  ['OOR', '@', 'OOR@=OORD', 'OORD', 4],
  ['', 'KEER@UNT', 'KEER@UNT=KEERPUNT', 'KEERPUNT', 8],
  ['PA@=PAN', 'NAL', 'PAN @AL=DAL', 'DAL', 3],
  ['GANG UIT RAM', 'P', 'UITGANG RAMP', 'UITGANG', 7],
  ['GANG UIT BREI', 'N', 'UITGANG BREIN', 'UITGANG', 7],
  ['@A@IO=RADIO TUIN RAM', 'P', '@A@IOTUIN=PATIOTUIN RAMP', 'PATIOTUIN', 9],
  ['VEL@=VELD ARBEID OVEREENKOMST', 'G', 'VELG ARBEID@OVEREENKOMST=ARBEIDSOVEREENKOMST', 'ARBEIDSOVEREENKOMST', 19],
  ['TA@ELKLEED=TAFELKLEED', 'KUND', 'KLEED TA@LKUNDE=TAALKUNDE', 'TAALKUNDE', 9],
  ['PLAAT@=PLAATS', 'OP', 'PLAAT @OP=SOP', 'SOP', 3],
  ['VEL@=VELD', 'DENAT', 'VELDEN @AT=KAT', 'VELDEN', 6],
  ['VEL@=VELD', 'GENAT', 'VELGEN @AT=KAT', 'VELGEN', 6],
  ['', 'BUITEN', 'BUITEN', 'BUITEN', 6],
];

/** What Sabra allows and International does not (RI-01, RI-02). */
const SABRA_ONLY = /HOUTEN|SOEPEL|MEERMALEN|INTRODUCTIE|HETELUCHT|SCHOENVETER|RELIN@|PATIOT@IN|@OEDERKOFFIE/;
export const isSabraOnly = ([, , after]: TableExample): boolean => SABRA_ONLY.test(after);
