/** The worked examples of the booklet, with exactly their figures. */
import type { TableExample } from '../../table/example.ts';

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
