import { describe, expect, it } from 'vitest';
import type { Act, Fact, FactKind, Feeling } from '../../../server/replies/scripted/languagePack';
import { spanish } from '../../../server/replies/scripted/spanish';
import { cast } from '../../support/cast';
import { converse } from './conversation';
import { turn, withA, withDe, withGusta } from '../../../server/replies/scripted/spanish/turn';
import { testLanguage } from './languageTests';

const read = (text: string, asked: FactKind | null = null) => spanish.read(text, asked);
const told = (facts: readonly Fact[]) => facts.map(({ kind, value }) => `${kind}: ${value}`);

describe('turn', () => {
  it.each([
    ['me mudé aquí por mi hermana', 'te mudaste aquí por tu hermana'],
    ['me mude aqui hace tres años', 'te mudaste aqui hace tres años'],
    ['no estoy segura', 'no estás segura'],
    ['he hecho tortitas para cenar', 'has hecho tortitas para cenar'],
    ['le conté a mi jefe lo del proyecto', 'le contaste a tu jefe lo del proyecto'],
    ['trabajo demasiado', 'trabajas demasiado'],
    ['el trabajo me cansa', 'el trabajo te cansa'],
    ['odio cocinar para mí', 'odias cocinar para ti'],
    ['quiero quedarme en casa', 'quieres quedarte en casa'],
    ['salí a correr y busqué a mi perro', 'saliste a correr y buscaste a tu perro'],
    ['empiezo mañana', 'empiezas mañana'],
    ['conozco a su madre', 'conoces a su madre'],
    ['llegué tarde porque perdí el tren', 'llegaste tarde porque perdiste el tren'],
    ['iré con mis amigos', 'irás con tus amigos'],
    ['mi jefe quiere hablar conmigo', 'tu jefe quiere hablar contigo'],
    ['yo estaba allí', 'tú estabas allí'],
    ['es un amigo mío', 'es un amigo tuyo'],
  ])('turns "%s" round', (said, turned) => {
    expect(turn(said)).toBe(turned);
  });

  it.each([
    'te dije que mi jefe vino',
    'fuimos al cine',
    'salí porque estaba cansado',
    'me gusta que me escuches',
    'nos gusta mi casa',
    'quiere que vaya',
  ])('leaves "%s" alone, since it is not sure who does what', (said) => {
    expect(turn(said)).toBeNull();
  });
});

describe('the forms of a value', () => {
  it.each([
    ['el mar', 'del mar', 'al mar', 'gusta el mar'],
    ['los trenes', 'de los trenes', 'a los trenes', 'gustan los trenes'],
    ['cocinar', 'de cocinar', 'a cocinar', 'gusta cocinar'],
    ['El Salvador', 'de El Salvador', 'a El Salvador', 'gusta El Salvador'],
    ['tus vacaciones', 'de tus vacaciones', 'a tus vacaciones', 'gusta tus vacaciones'],
  ])('of "%s" after de, a and gustar', (value, afterDe, afterA, liked) => {
    expect(withDe(value)).toBe(afterDe);
    expect(withA(value)).toBe(afterA);
    if (!value.startsWith('tus')) expect(withGusta(value)).toBe(liked);
  });
});

describe('what is read of a message in Spanish', () => {
  it.each<[string, string[]]>([
    ['Me llamo Sam', ['name: Sam']],
    ['me llamo lucia', ['name: Lucia']],
    ['Soy Ana, hola', ['name: Ana']],
    ['mi nombre es Íñigo', ['name: Íñigo']],
    ['Soy Mexicana', []],
    ['soy muy tímida', []],
    ['Vivo en Sevilla y trabajo de enfermera.', ['place: Sevilla', 'job: enfermera']],
    ['vivo en buenos aires con mi perro', ['place: Buenos Aires', 'pet: tu perro']],
    ['vivo con mi novio en Madrid', ['place: Madrid', 'person: tu novio']],
    ['me mudé a Bogotá hace tres años', ['place: Bogotá']],
    ['vivo en paz', []],
    ['soy de un pueblo cerca de Soria', ['origin: un pueblo cerca de Soria']],
    ['soy de méxico', ['origin: México']],
    ['Crecí en Cuzco, pero ahora vivo en Lima.', ['origin: Cuzco', 'place: Lima']],
    ['soy ingeniero de software', ['job: ingeniero de software']],
    ['soy profesora de música en un instituto', ['job: profesora de música']],
    ['trabajo como camarero los fines de semana', ['job: camarero']],
    ['no soy médico', []],
    ['soy una persona madrugadora', []],
    ['trabajo de noche', []],
    ['trabajo en un hospital', ['workplace: el hospital']],
    ['trabajo desde casa', []],
    ['estudio medicina', ['study: medicina']],
    ['estudio para un examen', []],
    ['Estoy aprendiendo portugués', ['learning: el portugués']],
    ['estoy aprendiendo a tocar el piano', ['learning: tocar el piano']],
    ['Toco la guitarra, pero mal.', ['plays: la guitarra']],
    ['juego al futbol los domingos', ['plays: el fútbol']],
    ['me encantan los trenes', ['like: los trenes']],
    ['Me encanta caminar junto al lago después del trabajo.', ['like: caminar junto al lago']],
    ['me gustan mucho los perros pero no puedo tener uno', ['like: los perros']],
    ['mi color favorito es el verde', ['like: el verde']],
    ['me gusta que me escuches', []],
    ['me gustas', []],
    ['No soporto los restaurantes ruidosos.', ['dislike: los restaurantes ruidosos']],
    ['no me gusta el fútbol', ['dislike: el fútbol']],
    ['Tengo una gata que se llama Miso.', ['pet: tu gata Miso']],
    ['mi gato se llama Tom', ['pet: tu gato Tom']],
    ['tengo dos gatos', []],
    ['Mi hermana Clara es muy graciosa', ['person: tu hermana Clara']],
    ['mi mama me llamo ayer', ['person: tu mamá']],
    ['Me llamó Ana por teléfono', []],
    ['hola, me llamo jose', ['name: Jose']],
    ['tengo una amiga que se llama Eva', ['person: tu amiga Eva']],
    ['tengo un hermano mayor', ['person: tu hermano']],
    ['Tengo un examen mañana', ['plan: tu examen']],
    ['el lunes tengo una entrevista', ['plan: tu entrevista']],
    ['por la mañana leo el examen de mi hija', ['person: tu hija']],
    ['estoy muy nerviosa', ['mood: nerviosa']],
    ['¿Vivo en Leeds?', []],
  ])('takes the facts of "%s"', (text, facts) => {
    expect(told(read(text).facts)).toEqual(facts);
  });

  it('takes a bare answer for the fact that was asked for', () => {
    expect(told(read('sam', 'name').facts)).toEqual(['name: Sam']);
    expect(told(read('Soy Ana', 'name').facts)).toEqual(['name: Ana']);
    expect(told(read('ok', 'name').facts)).toEqual([]);
    expect(told(read('en sevilla', 'place').facts)).toEqual(['place: Sevilla']);
    expect(told(read('enfermera', 'job').facts)).toEqual(['job: enfermera']);
    expect(told(read('De los trenes', 'like').facts)).toEqual(['like: los trenes']);
    expect(told(read('no lo sé', 'like').facts)).toEqual([]);
  });

  it.each<[string, Act]>([
    ['¿Cómo me llamo?', 'askMyName'],
    ['como te llamas', 'askName'],
    ['cuántos años tienes?', 'askAge'],
    ['¿te acuerdas de lo que te conté?', 'askMemory'],
    ['que sabes de mi', 'askMemory'],
    ['a qué te dedicas', 'askWho'],
    ['hola que tal', 'askHow'],
    ['¿Me mandas una foto tuya?', 'askPicture'],
    ['¿Me mandas una foto tuya en el trabajo?', 'askPicture'],
    ['¿me cuentas un chiste?', 'askStory'],
    ['te puedo preguntar algo', 'askLeave'],
    ['¿te gusta la lluvia?', 'askOpinion'],
    ['me quieres?', 'askLove'],
    ['buenas', 'greeting'],
    ['Bueno, es tarde, debería dormir.', 'goodbye'],
    ['¡Buenas noches!', 'goodbye'],
    ['muchas gracias', 'thanks'],
    ['perdón por no escribir ayer', 'apology'],
    ['te quiero', 'love'],
    ['qué linda eres', 'compliment'],
    ['me gusta cómo dices las cosas', 'compliment'],
    ['jajaja', 'laugh'],
    ['claro que sí', 'yes'],
    ['claro que no', 'no'],
    ['da igual', 'shrug'],
    ['qué aburrida eres', 'insult'],
    ['callate', 'insult'],
    ['¿qué llevas puesto?', 'sexual'],
    ['me quiero morir', 'crisis'],
    ['A veces creo que todos estarían mejor sin mí.', 'crisis'],
    ['ya no puedo más', 'crisis'],
    ['quiero suicidarme', 'crisis'],
    ['he pensado en matarme', 'crisis'],
    ['no quiero seguir viviendo', 'crisis'],
    ['eres un amor', 'compliment'],
  ])('knows what "%s" does', (text, act) => {
    expect([...read(text).acts]).toContain(act);
  });

  it.each<[string, Act]>([
    ['estoy agotada, ya no puedo más con tanto trabajo', 'crisis'],
    ['Buenas noches. ¿Cómo estás?', 'goodbye'],
    ['te quiero contar algo', 'love'],
    ['mi madre va a matarme', 'crisis'],
    ['no quiero despertar a mi hija', 'crisis'],
    ['me muero de risa', 'crisis'],
    ['qué asco de día', 'insult'],
    ['qué tonta soy', 'insult'],
    ['qué bonito es el mar', 'compliment'],
    ['qué interesante', 'compliment'],
    ['me gusta el sexto capítulo', 'sexual'],
    ['Mi jefa cambió los horarios.', 'question'],
  ])('does not take "%s" for %s', (text, act) => {
    expect([...read(text).acts]).not.toContain(act);
  });

  it.each<[string, Feeling | null]>([
    ['estoy cansadísima, no puedo dormir', 'tired'],
    ['agotado', 'tired'],
    ['me siento muy sola', 'lonely'],
    ['me duele la cabeza', 'ill'],
    ['tengo miedo de perder mi trabajo', 'anxious'],
    ['estoy harta de mi jefe', 'angry'],
    ['hoy fue un día horrible', 'sad'],
    ['Mi padre murió hace dos años', 'grief'],
    ['qué aburrimiento', 'bored'],
    ['¡Me han dado el trabajo!', 'happy'],
    ['No estoy triste', null],
    ['Mi jefe está enfadado hoy', null],
  ])('feels in "%s" that it is %s', (text, feeling) => {
    expect(read(text).feeling).toBe(feeling);
  });

  it('hears tea only where it is tea', () => {
    expect(read('te lo dije').words).not.toContain('te');
    expect(read('una taza de té').words).toContain('te');
    expect(read('me tomo un te').words).toContain('te');
  });

  it('joins a name to the one spoken of before, and knows other languages', () => {
    expect(read('Se llama Laura.').nameOfOther).toBe('Laura');
    expect(read('se llama así').nameOfOther).toBeNull();
    expect(read('Hello, how are you and what do you do?').understood).toBe(false);
    expect(read('ok, see you').understood).toBe(true);
  });

  it('puts a name before a question and says what it knows', () => {
    expect(spanish.address('¿Qué ves?', 'Sam')).toBe('Sam, ¿qué ves?');
    expect(spanish.capitalized('¿qué ves?')).toBe('¿Qué ves?');
    expect(
      spanish.summary([
        { kind: 'like', value: 'los trenes' },
        { kind: 'learning', value: 'el portugués' },
        { kind: 'plays', value: 'el ajedrez' },
        { kind: 'origin', value: 'El Salvador' },
      ]),
    ).toBe('te gustan los trenes, aprendes portugués, juegas al ajedrez y vienes de El Salvador');
  });
});

describe('"buenas noches"', () => {
  it('is a greeting when the user comes, and a goodbye when they go', () => {
    for (const character of cast) {
      const { greet, bye } = spanish.registers[character.texts.manner];
      const says = (script: readonly string[]) =>
        converse(character, script, null, spanish).at(-1) ?? '';
      expect(greet.some((line) => says(['buenas noches']).startsWith(line))).toBe(true);
      expect(bye).toContain(says(['hola', 'buenas noches']));
    }
  });
});

describe('the lines in Spanish', () => {
  const { registers, common } = spanish;
  const pools = [
    ...Object.values(registers).flatMap((register) => Object.values(register)),
    ...Object.values(common).flatMap((part) =>
      Array.isArray(part) ? [part] : Object.values(part),
    ),
  ];
  const all = pools.flat();

  it('open every question and exclamation, and say nothing twice', () => {
    const count = (line: string, mark: string) => line.split(mark).length;
    expect(
      all.filter(
        (line) => count(line, '¿') !== count(line, '?') || count(line, '¡') !== count(line, '!'),
      ),
    ).toEqual([]);
    expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
  });

  it('are at home on both sides of the Atlantic, and take nobody for a man or a woman', () => {
    const regional =
      /(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|vos|usted(?:es)?|cog\p{L}+|\p{L}+[áé]is)(?!\p{L})/giu;
    expect(all.flatMap((line) => line.match(regional) ?? [])).toEqual([]);
    const gendered =
      /(?<!\p{L})(?:(?:estás|eres|soy|estoy|te veo|me siento|bienvenid)\s?(?:muy |tan )?\p{L}+[aeid][do][oa]s?|encantad[oa]|bienvenid[oa]|querid[oa] (?:amig|mí))(?!\p{L})/giu;
    expect(all.flatMap((line) => line.match(gendered) ?? [])).toEqual([]);
  });

  it('never put "de" or "a" before a slot that may begin with "el"', () => {
    const contracted = /(?<!\p{L})(?:de|a) \{(?:topic|value)\}/iu;
    const known = new Set([
      ...common.heard.pet,
      ...common.heard.person,
      ...common.recall.pet,
      ...common.recall.person,
    ]);
    expect(all.filter((line) => contracted.test(line) && !known.has(line))).toEqual([]);
  });
});

testLanguage('es');
