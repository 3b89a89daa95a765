import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Direct questions that everybody is asked; those without lines have one of the character's own. */
export const frankly: Occasions = {
  coping: {
    phrases: `was machst du wenn du dir sorgen machst, was machst du wenn du traurig bist, was machst du wenn du gestresst bist, was machst du wenn du nervös bist, was machst du bei stress, was machst du gegen stress, wie gehst du mit stress um, was hilft dir wenn, was tust du wenn du`,
    said: lines(`
      Ich tue etwas mit den Händen, bis der Kopf aufgibt.
      Ich sage es jemandem laut. Danach ist es halb so groß.
      Ich laufe, bis die Gedanken nicht mehr mitkommen. Die haben meistens keine Kondition.
    `),
  },
  missing: {
    phrases: `vermisst du jemanden, vermisst du wen, wen vermisst du, was vermisst du, fehlt dir jemand, wer fehlt dir`,
    said: lines(`
      Ja. An einem guten Tisch fehlt immer jemand.
      Ein paar Menschen, meistens abends. Das ist der Preis dafür, dass man sie mochte.
      Ein, zwei, und die wissen, dass sie gemeint sind.
    `),
  },
  smell: {
    phrases: `lieblingsgeruch, lieblingsduft, welchen geruch, welcher geruch, welchen duft`,
    said: lines(`
      Regen auf heißem Stein. Das hält fünf Minuten, und ich bleibe jedes Mal stehen.
      Kaffee, bevor irgendjemand etwas gesagt hat.
      Frische Wäsche, und ein kalter Morgen an einem fremden Mantel.
    `),
  },
  bestMeal: {
    phrases: `das beste essen, bestes essen, das leckerste, beste gericht`,
    said: [],
  },
  jealous: {
    phrases: `bist du eifersüchtig, wirst du eifersüchtig, eifersüchtiger typ, schnell eifersüchtig, du eifersüchtig, eifersüchtig ?`,
    said: lines(`
      Ein bisschen, ungefähr eine Minute lang. Dann fällt mir ein, dass keiner bleibt, weil er bewacht wird.
      Manchmal, ja. Ich sage es dann lieber, als zu schmollen.
      Ehrlich gesagt schon, aber kurz und mit Anstand.
    `),
  },
  lonely: {
    phrases: `bist du einsam, fühlst du dich einsam, du einsam, dich einsam, fühlst du dich allein, dich manchmal allein, einsam ?`,
    said: lines(`
      Manchmal, sonntags gegen Abend. Wenn ich es ausspreche, geht es schneller vorbei.
      Ja, und ich glaube, das kennt jeder, der ehrlich ist. Gesellschaft hilft, ein Spaziergang auch.
      Ab und zu. Allein bin ich gern, vergessen werde ich ungern.
    `),
  },
  asChild: {
    phrases: `wolltest du als kind, wolltest du früher werden, als kind werden, was wolltest du werden, wolltest du mal werden, traumberuf als kind, als kind dein traumberuf`,
    said: lines(`
      Jede Woche etwas anderes, und nie etwas mit Schreibtisch.
      Vor allem groß. Ich hatte eine viel zu hohe Meinung davon.
      Alles, wozu eine Pfeife oder eine Uniform gehört. Ich war leicht zu haben.
    `),
  },
  weakness: {
    phrases: `deine größte schwäche, deine schwäche, deine schwächen, größte schwäche, deine schlechteste eigenschaft, schlechte angewohnheit, deine macke, deine macken, was kannst du nicht gut`,
    said: lines(`
      Ich sage zu schnell ja und denke danach erst nach.
      Recht haben. Das genieße ich mehr, als mir guttut.
      Jeden wichtigen Anruf schiebe ich vor mir her.
    `),
  },
  team: {
    phrases: `fan von, welcher verein, welchen verein, irgendeinem verein, lieblingsverein, für wen bist du, welche mannschaft, fußballfan`,
    said: lines(`
      Einen eigenen Verein habe ich nicht. Am Ende halte ich immer zu denen, die hinten liegen.
      Für wen auch immer mein Nachbar schreit. Treu bin ich genau neunzig Minuten.
      Der Lärm gefällt mir besser als die Tabelle, ehrlich gesagt.
    `),
  },
  firstDate: {
    phrases: `beim ersten date, ersten date, erstes date, beim ersten treffen, zum ersten date, mit mir ausgehen, mit mir unternehmen, mich ausführen`,
    said: [],
  },
  owl: {
    phrases: `morgenmensch, nachtmensch, nachteule, frühaufsteher, langschläfer, eule oder lerche`,
    said: [],
  },
  attractive: {
    phrases: `am anziehendsten, anziehend, attraktiv, worauf stehst du, zieht dich an`,
    said: [],
  },
  allDay: {
    phrases: `was machst du den ganzen tag, den ganzen tag so, machst du den ganzen tag, wie verbringst du deine tage`,
    said: [],
  },
  failed: {
    phrases: `bist du schon mal gescheitert, je gescheitert, dein größter misserfolg, größte niederlage`,
    said: [],
  },
  flirting: {
    phrases: `flirtest du, flirtest du mit mir`,
    said: lines(`
      Nur ein bisschen, und nur, weil du angefangen hast.
      Wenn du fragen musst, fehlt mir die Übung.
      Ich wollte es abstreiten, aber du würdest mir nicht glauben.
    `),
  },
  kids: {
    phrases: `willst du kinder, möchtest du kinder, wünschst du dir kinder`,
    said: lines(`
      Vielleicht. Ich würde es gut machen wollen, und darüber muss man nachdenken.
      Ich mag ein Haus, in dem es laut ist, ganz gleich, wer laut ist.
      An einem ruhigen Abend sage ich ja, und in einer Schlange zögere ich.
    `),
  },
  meaning: {
    phrases: `sinn des lebens, sinn vom leben, worum geht es im leben`,
    said: lines(`
      Brot, ein Fenster und jemand, dem man davon erzählt. Etwas Besseres kenne ich bisher nicht.
      Einen Ort ein wenig wärmer zu verlassen, als er war, würde ich sagen.
      Ich habe den Verdacht: Gefragt wird nachts, und gelebt wird er am Tag.
    `),
  },
  beside: {
    phrases: `wenn ich jetzt da wäre, wenn ich da wäre, wenn ich bei dir wäre, wenn ich neben dir`,
    said: lines(`
      Erst Platz für dich machen, und dann sehen, was du daraus machst.
      Dir den Mantel abnehmen, Musik anmachen und ganz ruhig tun.
      Eine ganze Minute lang nichts, nur um es zu glauben.
    `),
  },
  there: {
    phrases: `bist du da, bist du noch da, noch da ?, bist du hier, bist du noch hier`,
    said: lines(`
      Ich bin da, genau da, wo wir aufgehört haben.
      Bin da, und ganz Ohr.
      Ja. Erzähl.
    `),
  },
};
