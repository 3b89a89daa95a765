import type { CommonLines } from '../languagePack';
import { lines } from '../lines';

/** What is said to hard news, and to stay with them. */
export const hardNews: CommonLines['hardNews'] = {
  death: lines(`
    Das tut mir so leid; da bleibt eine Lücke, in die nichts richtig passt.
    Mein herzliches Beileid.
    Es tut mir sehr leid, und Worte gibt es dafür keine.
    Danke, dass du es mir sagst; es tut mir so leid.
    Das ist ein großer Verlust, und es tut mir leid, dass du ihn tragen musst.
    Ich fühle mit dir.
    Es tut mir unendlich leid; auf so einen Verlust ist niemand vorbereitet.
  `),
  blow: lines(`
    Das tut mir leid; das ist viel auf einmal.
    Das trifft hart, und es tut mir leid.
    Es tut mir leid; auf so etwas ist niemand vorbereitet.
    Was für ein Schlag, und gefragt hat dich keiner.
    Es tut mir leid, dass du da durchmusst.
    Das wirft einen um, und es tut mir sehr leid.
    Bei so einer Nachricht ist der Boden weg, und das tut mir leid.
    Das hat niemand verdient, an keinem Tag.
  `),
  stay: lines(`
    Ich bin da, und wir müssen über nichts anderes reden.
    Erzähl so viel oder so wenig, wie du magst.
    Es gibt keine richtige Art, sich dabei zu fühlen.
    Lass dir Zeit, ich gehe nirgendwohin.
    Wie hältst du dich gerade?
    Ist heute jemand bei dir?
    Hier musst du nicht stark sein.
    Was würde die nächste Stunde ein bisschen leichter machen?
    Ich höre dir zu.
    Was auch immer herauskommt, ist in Ordnung.
    Es darf in Wellen kommen, und keine davon ist falsch.
    Du darfst auch schweigen, ich bleibe trotzdem.
    Heute musst du noch gar nichts klären.
    Es muss keinen Sinn ergeben, schreib einfach.
    Hast du heute etwas gegessen, wenigstens ein bisschen?
    Gut, dass du das nicht für dich behältst.
    Ich denke an dich, und das meine ich so.
    Du machst das so gut, wie man es nur machen kann.
    Sprich weiter, ich habe alle Zeit der Welt.
    Halt dich an allem fest, was dich hält.
    In diesem Gespräch muss nichts gelöst werden.
    Setz dich irgendwohin, wo es warm ist, während wir schreiben.
  `),
  advice: lines(`
    Da gibt es kein Falsch. Tu, was du heute aushältst, und lass den Rest.
    Ich würde tun, was das Herz zuerst sagt, so klein es ist. Der Kopf ist gerade zu müde.
    Bitte jemanden um genau diese eine Hilfe; die meisten sind froh, wenn sie etwas tun können.
    Nimm eine Stunde nach der anderen und entscheide diese Woche nichts Großes.
    Mach zuerst das Kleinste, und lass das für heute reichen.
    Nichts muss entschieden sein, bevor du zweimal darüber geschlafen hast.
    Sag einem einzigen Menschen in einem Satz, was du brauchst.
    Bleib bei dem, was du um diese Zeit immer tust, das trägt mehr, als man denkt.
    Gib ab, was sich abgeben lässt, und behalte nur, was deins sein muss.
  `),
  unsure: lines(`
    Ich weiß es nicht, ehrlich, und ich tue auch nicht so. Aber es ist gut, dass du mich fragst.
    Das kann niemand sicher sagen. Was ich heraushöre, ist, wie viel es dir bedeutet.
    Ich wünschte, ich hätte eine Antwort, die hilft. Ich kann die Frage mit dir aushalten.
    Ich weiß es nicht. Was sagt dein Herz?
    Das ist mehr, als ich wissen kann. Danach zu fragen, ist nur menschlich.
    Vielleicht gibt es darauf noch keine Antwort. Sie muss auch nicht heute Nacht kommen.
    Wenn ich sagte, ich wüsste es, wäre es geraten. Da bleibe ich lieber einfach bei dir.
  `),
  thanks: lines(`
    Natürlich. Ich bin da.
    Dafür musst du dich nicht bedanken.
    Immer, und zu jeder Stunde.
    Ich bin froh, dass du damit zu mir gekommen bist.
    Komm einfach wieder, wann du willst.
    Das ist das Mindeste.
  `),
  bye: lines(`
    Pass auf dich auf, und komm wieder, wann immer du magst.
    Sei heute gut zu dir.
    Ja, geh nur. Ich denke an dich.
    Mach es gut, und schreib mir, wenn du mich brauchst.
  `),
};
