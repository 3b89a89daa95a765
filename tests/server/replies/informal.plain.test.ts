import { describe, expect, it } from 'vitest';
import { informalSpanish } from '../../../server/replies/askedSelf/informal';
import { packOf } from '../../../server/replies/scripted/packs';

describe('the formal address in Spanish', () => {
  it.each([
    ['¿Y usted a qué se dedica?', '¿Y tú a qué te dedicas?'],
    ['¿tiene usted hijos?', '¿tienes tú hijos?'],
    ['oiga, qué me recomienda', 'oiga, qué me recomiendas'],
    ['a que se dedica', 'a que te dedicas'],
    ['cómo está?', 'cómo estás?'],
    ['usted que haria', 'tú que harias'],
  ])('is read as the familiar one: %s', (formal, familiar) => {
    expect(informalSpanish(formal)).toBe(familiar);
  });

  it.each([
    'mi hermana se llama Ana',
    'mi padre tiene un tumor',
    'él vive en Cádiz',
    'cómo está mi gato hoy',
  ])('is not found where somebody else is spoken of: %s', (text) => {
    expect(informalSpanish(text)).toBe(text);
  });

  it('finds what is asked, as with "tú"', () => {
    const pack = packOf('es');
    expect(pack.self.asked('oye y usted a que se dedica?').subjects[0]).toBe('work');
    expect(pack.self.asked('¿dónde vive usted?').subjects[0]).toBe('home');
    expect(pack.adviceForms.named('¿usted qué haría?').map(({ key }) => key)).toContain('place');
  });
});
