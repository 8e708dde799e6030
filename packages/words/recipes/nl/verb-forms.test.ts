import { describe, expect, test } from 'vitest';
import { regularVerbForms, withoutParticle } from './verb-forms.ts';

describe('regular verb forms', () => {
  test.each([
    ['LOPEN', 'LOOP LOOPT LOPEND LOPENDE'],
    ['ZETTEN', 'ZET ZETTE ZETTEN GEZET'],
    ['LEVEN', 'LEEF LEEFT LEEFDE GELEEFD'],
    ['REIZEN', 'REIS REIST REISDE GEREISD'],
    ['WANDELEN', 'WANDEL WANDELT WANDELDE GEWANDELD'],
    ['WAARDEREN', 'WAARDEER WAARDEERT WAARDEERDE GEWAARDEERD'],
    ['BESPIJKEREN', 'BESPIJKER BESPIJKERD BESPIJKERDE'],
    ['OPZETTEN', 'OPZET OPZETTE OPGEZET'],
    ['FIETSEN', 'FIETS FIETST FIETSTE GEFIETST'],
  ])('of %s include %s', (infinitive, forms) => {
    expect(regularVerbForms(infinitive)).toEqual(expect.arrayContaining(forms.split(' ')));
  });

  test('a word that does not end like an infinitive has none', () => {
    expect(regularVerbForms('GAAN')).toEqual([]);
    expect(regularVerbForms('ZEE')).toEqual([]);
  });

  test('a particle can be taken off', () => {
    expect(withoutParticle('AANEENZETTEN')).toEqual(['ZETTEN', 'EENZETTEN']);
  });
});
