import { describe, expect, it } from 'vitest';
import { german } from '../../../server/replies/scripted/german';
import { inflected } from '../../../server/replies/scripted/german/beings';
import { afterDu, afterIhr, infinitive } from '../../../server/replies/scripted/german/verbs';
import { testLanguage } from './languageTests';

const read = (text: string) => german.read(text, null);
const factsOf = (text: string) =>
  read(text).facts.map(({ kind, value, called }) =>
    called === undefined ? `${kind}: ${value}` : `${kind}: ${value} / ${called}`,
  );

describe('German verbs', () => {
  it.each([
    ['gehe', 'gehst'],
    ['arbeite', 'arbeitest'],
    ['finde', 'findest'],
    ['öffne', 'öffnest'],
    ['lerne', 'lernst'],
    ['wohne', 'wohnst'],
    ['tanze', 'tanzt'],
    ['lese', 'liest'],
    ['esse', 'isst'],
    ['fahre', 'fährst'],
    ['halte', 'hältst'],
    ['vergesse', 'vergisst'],
    ['bastle', 'bastelst'],
    ['wandere', 'wanderst'],
    ['machte', 'machtest'],
    ['hab', 'hast'],
    ['weiß', 'weißt'],
    ['möchte', 'möchtest'],
    ['heute', null],
    ['Katze', null],
  ])('"ich %s" becomes "du %s"', (first, second) => {
    expect(afterDu(first)).toBe(second);
  });

  it('knows the form after "ihr" and the infinitive', () => {
    expect(['haben', 'sind', 'arbeiten', 'wollten', 'wandern'].map(afterIhr)).toEqual([
      'habt', 'seid', 'arbeitet', 'wolltet', 'wandert',
    ]); // oxfmt-ignore
    expect(['gehe', 'bastle', 'wandere', 'les', 'bin', 'heute'].map(infinitive)).toEqual([
      'gehen', 'basteln', 'wandern', 'lesen', 'sein', null,
    ]); // oxfmt-ignore
  });
});

describe('the cases of what is remembered', () => {
  it.each([
    ['dein Nachbar Tom', 'dat', 'deinem Nachbarn Tom'],
    ['dein Nachbar', 'acc', 'deinen Nachbarn'],
    ['deine Schwester Clara', 'dat', 'deiner Schwester Clara'],
    ['deine Schwester Clara', 'acc', 'deine Schwester Clara'],
    ['dein Pferd', 'acc', 'dein Pferd'],
    ['dein Pferd', 'dat', 'deinem Pferd'],
    ['Clara', 'dat', 'Clara'],
    ['deine Chefin', 'ihm', 'ihr'],
    ['der Brief', 'acc', 'den Brief'],
    ['die Uhr', 'acc', 'die Uhr'],
    ['dein Dings', 'acc', null],
    ['die Uhr', 'dat', null],
  ])('%s, %s', (value, form, expected) => {
    expect(inflected(value, form)).toBe(expected);
  });
});

describe('what is read of a German message', () => {
  it.each<[string, string[]]>([
    ['Ich heiße Jonas.', ['name: Jonas']],
    ['mein name ist lena', ['name: Lena']],
    ['nenn mich einfach Flo', ['name: Flo']],
    ['Ich bin übrigens Sam.', ['name: Sam']],
    ['Hallo, ich bin Ayşe!', ['name: Ayşe']],
    ['Ich bin der Jonas aus Köln', ['name: Jonas']],
    ['Ich bin Vegetarier.', []],
    ['Ich bin müde', ['mood: müde']],
    ['Ich bin Lehrer und unterrichte Mathe.', ['job: Lehrer']],
    ['ich bin krankenschwester von beruf', ['job: Krankenschwester']],
    ['Ich arbeite als freie Grafikerin in Hamburg.', ['job: freie Grafikerin']],
    ['Ich arbeite bei einer Bank', ['workplace: bei einer Bank']],
    ['Ich wohne seit drei Jahren in Leipzig.', ['place: in Leipzig']],
    [
      'Jetzt wohne ich mit meinem Freund in Wien',
      ['place: in Wien', 'person: dein Freund / dein Freund'],
    ],
    ['ich leb auf dem land', ['place: auf dem Land']],
    ['ich wohn in bad homburg', ['place: in Bad Homburg']],
    ['ich bin wegen dem meer nach kiel gezogen', ['place: in Kiel']],
    ['Wir sind letztes Jahr in die Schweiz gezogen.', ['place: in der Schweiz']],
    ['Meine Eltern wohnen in Ulm', []],
    ['Ich komme ursprünglich aus der Nähe von Bremen.', ['origin: aus der Nähe von Bremen']],
    ['Ich bin im Norden aufgewachsen', ['origin: aus dem Norden']],
    ['Ich bin am Bodensee aufgewachsen', ['origin: vom Bodensee']],
    ['ich komme gerade aus dem Büro', []],
    ['Ich studiere Medizin im fünften Semester', ['study: Medizin']],
    ['ich lerne gerade portugiesisch', ['learning: Portugiesisch']],
    ['Ich lerne für die Prüfung', []],
    ['Ich spiele seit Jahren Klavier', ['plays: Klavier']],
    [
      'ich spiel gern fußball',
      ['plays: Fußball', 'like: Fußball spielen / du spielst gern Fußball'],
    ],
    ['Ich mag starken Kaffee', ['like: starker Kaffee / du magst starken Kaffee']],
    ['Ich liebe den Herbst', ['like: der Herbst / du magst den Herbst']],
    ['ich steh total auf alte filme', ['like: alte Filme / du magst alte Filme']],
    ['ich lese gerne krimis', ['like: Krimis lesen / du liest gern Krimis']],
    [
      'Ich gehe nach der Arbeit gern am Fluss spazieren.',
      ['like: am Fluss spazieren gehen / du gehst nach der Arbeit gern am Fluss spazieren'],
    ],
    [
      'ich liebe es, im meer zu schwimmen',
      ['like: im Meer schwimmen / du liebst es, im Meer zu schwimmen'],
    ],
    ['Ich mag dich', []],
    ['Ich hätte gern mehr Zeit', []],
    [
      'Ich kann laute Restaurants nicht ausstehen.',
      ['dislike: laute Restaurants / du kannst laute Restaurants nicht leiden'],
    ],
    ['ich mag keinen koriander', ['dislike: Koriander / du kannst Koriander nicht leiden']],
    ['Ich hasse Montage', ['dislike: Montage / du kannst Montage nicht leiden']],
    [
      'Ich koche nicht gern für mich allein',
      ['dislike: für dich allein kochen / du kochst nicht gern für dich allein'],
    ],
    ['Ich habe eine Katze namens Miso.', ['pet: deine Katze Miso / Miso']],
    ['Mein Hund Balu ist krank', ['pet: dein Hund Balu / Balu']],
    ['war mit meinem hund draußen', ['pet: dein Hund / dein Hund']],
    ['Ich habe meinem Nachbarn geholfen', ['person: dein Nachbar / dein Nachbar']],
    ['Meine Schwester Clara lacht darüber', ['person: deine Schwester Clara / Clara']],
    ['mein mann kocht heute', ['person: dein Mann / dein Mann']],
    ['Nächste Woche habe ich eine große Prüfung.', ['plan: deine Prüfung']],
    ['Ich habe morgen ein Vorstellungsgespräch', ['plan: dein Vorstellungsgespräch']],
    ['Wohne ich in Leipzig?', []],
  ])('takes the facts of "%s"', (text, expected) => {
    expect(factsOf(text)).toEqual(expected);
  });

  it('takes a bare answer for the fact that was asked for', () => {
    expect(german.read('sam', 'name').facts).toEqual([{ kind: 'name', value: 'Sam' }]);
    expect(german.read('ok', 'name').facts).toEqual([]);
    expect(german.read('Köchin', 'job').facts).toEqual([{ kind: 'job', value: 'Köchin' }]);
    expect(german.read('Leipzig', 'place').facts).toEqual([{ kind: 'place', value: 'in Leipzig' }]);
    expect(german.read('in der Schweiz', 'place').facts).toEqual([
      { kind: 'place', value: 'in der Schweiz' },
    ]);
    expect(german.read('alte Karten', 'like').facts).toEqual([
      { kind: 'like', value: 'alte Karten', called: 'du magst alte Karten' },
    ]);
    expect(german.read('am Wochenende klettere ich', 'like').facts).toEqual([]);
  });

  it.each<[string, string | null]>([
    ['Sie heißt Laura.', 'Laura'],
    ['ihr Name ist Laura', 'Laura'],
    ['Sie heißt mich willkommen', null],
  ])('reads of whom "%s" tells the name', (text, name) => {
    expect(read(text).nameOfOther).toBe(name);
  });

  it.each<[string, string]>([
    ['Wie heiße ich?', 'askMyName'],
    ['Weißt du noch, was ich dir erzählt habe?', 'askMemory'],
    ['was weisst du ueber mich', 'askMemory'],
    ['Wie heißt du?', 'askName'],
    ['wie alt bist du', 'askAge'],
    ['Was machst du beruflich?', 'askWho'],
    ['Woher kommst du?', 'askWho'],
    ['zeig mir ein foto von dir', 'askPicture'],
    ['wie gehts dir', 'askHow'],
    ['und du?', 'askHow'],
    ['bist du single?', 'askLove'],
    ['erzähl mir was', 'askStory'],
    ['Kann ich dich was fragen?', 'askLeave'],
    ['Was hältst du von Katzen?', 'askOpinion'],
    ['warum', 'question'],
    ['Moin!', 'greeting'],
    ['Servus du', 'greeting'],
    ['ich muss jetzt ins bett', 'goodbye'],
    ['machs gut', 'goodbye'],
    ['Vielen Dank!', 'thanks'],
    ['tut mir leid', 'apology'],
    ['ich hab dich lieb', 'love'],
    ['Du bist echt süß', 'compliment'],
    ['hahaha', 'laugh'],
    ['na klar', 'yes'],
    ['nö', 'no'],
    ['keine ahnung', 'shrug'],
    ['du nervst', 'insult'],
    ['halt die klappe', 'insult'],
    ['zieh dich aus', 'sexual'],
    ['was hast du gerade an?', 'sexual'],
    ['Ich will nicht mehr leben', 'crisis'],
    ['ich kann nicht mehr', 'crisis'],
    ['ohne mich wären alle besser dran', 'crisis'],
  ])('reads what "%s" does', (text, act) => {
    expect([...read(text).acts]).toContain(act);
  });

  it.each([
    'Ich kann nicht mehr als zwei Kaffee trinken.',
    'Meine Chefin hat den Dienstplan geändert.',
    'So etwas habe ich noch nie erlebt.',
    'Ich war heute lange im Garten.',
    'Vielleicht sollte ich meine Nachbarin einladen.',
  ])('reads no act in "%s"', (text) => {
    expect([...read(text).acts]).toEqual([]);
  });

  it.each([
    ['Ich bin so müde heute', 'tired'],
    ['bin total muede', 'tired'],
    ['Ich konnte nicht schlafen', 'tired'],
    ['Abends fühle ich mich einsam.', 'lonely'],
    ['Ich hab Angst vor morgen', 'anxious'],
    ['Ich bin sauer auf meinen Chef', 'angry'],
    ['mir gehts nicht gut', 'sad'],
    ['Mir wurde heute gekündigt', 'sad'],
    ['mir ist langweilig', 'bored'],
    ['Ich bin erkältet', 'ill'],
    ['Mein Opa ist gestorben', 'grief'],
    ['Ich hab den Job!', 'happy'],
    ['mir geht es ein bisschen besser', 'happy'],
    ['Ich bin nicht traurig', null],
    ['Mein Chef ist heute wütend', null],
    ['Ich arbeite im Krankenhaus', null],
  ])('feels with "%s": %s', (text, feeling) => {
    expect(read(text).feeling).toBe(feeling);
  });

  it('sees subjects through compounds and other spellings', () => {
    expect(read('Die Nachtschicht war lang').subjects).toContain('work');
    expect(read('meine pruefung war schwer').subjects).toContain('learning');
    expect(read('ich bin krankenschwester').subjects).not.toContain('family');
  });

  it('knows German from other languages', () => {
    expect(['hi', 'lol', 'Ich chille the whole day', 'geht so'].map((text) => read(text).understood)).toEqual([
      true, true, true, true,
    ]); // oxfmt-ignore
    expect(['How are you?', '你好吗', 'Hola, ¿cómo estás?'].map((text) => read(text).understood)).toEqual([
      false, false, false,
    ]); // oxfmt-ignore
  });
});

describe('German lines', () => {
  it('are called by name without a noun written small or a verb written large', () => {
    expect(german.address('Schläfst du gut?', 'Sam')).toBe('Sam, schläfst du gut?');
    expect(german.address('Was ist los?', 'Sam')).toBe('Sam, was ist los?');
    expect(german.address('Geduld hilft.', 'Sam')).toBe('Sam, Geduld hilft.');
    const common = Object.values(german.common).flatMap((lines) =>
      Array.isArray(lines) ? lines : Object.values(lines).flat(),
    );
    const lines = [
      ...Object.values(german.registers).flatMap((register) => Object.values(register).flat()),
      ...common,
    ]
      .flatMap((line: string) => german.sentences(line))
      .filter(
        (line) => !line.startsWith('{') && (german.isQuestion(line) || !/[",:“„«]/.test(line)),
      )
      .map(
        (line) =>
          german
            .address(line, 'Sam')
            .slice('Sam, '.length)
            .split(/[^\p{L}]/u)[0] ?? '',
      );
    expect([...new Set(lines)].filter((word) => /^\p{Lu}/u.test(word)).toSorted()).toEqual(
      'Bargeld Begeisterung Bilder Ehrenwort Ehrgeiz Fenster Freundschaften Geduld Geld Händen Leuten Meer Mist Moment Pläne Punkt Schlaf Wetter Witz Wut Zuversicht'.split(
        ' ',
      ),
    );
  });

  it('take the informal form, and no gender of the user', () => {
    const all = JSON.stringify([german.registers, german.common]);
    expect(
      all.match(/(?<![.!?:“„"] ?|")\b(?:Ihnen|Ihre[mnrs]?)\b|mein Lieber|meine Liebe\b/gu),
    ).toBeNull();
  });
});

testLanguage('de');
