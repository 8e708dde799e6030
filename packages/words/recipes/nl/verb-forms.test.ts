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
    ['GOOIEN', 'GOOI GOOIT GOOIDE GEGOOID'],
    ['OPGROEIEN', 'OPGROEI OPGROEIT OPGEGROEID'],
  ])('of %s include %s', (infinitive, forms) => {
    expect(regularVerbForms(infinitive)).toEqual(expect.arrayContaining(forms.split(' ')));
  });

  test('a stem of one syllable is stressed, so that no verb takes the forms of another one', () => {
    expect(regularVerbForms('STELEN')).not.toContain('STELT');
    expect(regularVerbForms('STELLEN')).toContain('STELT');
    expect(regularVerbForms('TELEN')).not.toContain('TELT');
    expect(regularVerbForms('BESTELEN')).not.toContain('BESTELT');
    expect(regularVerbForms('UITTELLEN')).toContain('UITTELT');
    expect(regularVerbForms('HERHALEN')).toContain('HERHAALT');
  });

  test('a word that does not end like an infinitive has none', () => {
    expect(regularVerbForms('GAAN')).toEqual([]);
    expect(regularVerbForms('ZEE')).toEqual([]);
    expect(regularVerbForms('ZIEN')).toEqual([]);
  });

  test('a particle can be taken off', () => {
    expect(withoutParticle('AANEENZETTEN')).toEqual(['ZETTEN', 'EENZETTEN']);
  });
});
