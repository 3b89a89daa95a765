import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `tipps, einen tipp, nen tipp, was hilft, hausmittel, empfehlen, empfiehlst du, empfehlung, empfehlungen, ideen für, eine idee für, was macht man gegen, was tun gegen, rat für`,
    said: lines(`
      Ehrlich gesagt bin ich darin nicht vom Fach. Frag die eine Person, die das täglich macht, die freut sich.
      Zuerst eine Woche lang das Einfachste und dann erst die schlauen Sachen. Meistens reicht das Einfache.
      Ich kann dir nur sagen, was bei fast allem hilft: wenig, oft und nicht allein.
    `),
  },
  tell: {
    phrases: `wie sage ich, wie soll ich sagen, wie soll ich ihm sagen, wie soll ich ihr sagen, wie erkläre ich, wie erzähle ich, wie bringe ich, wie frage ich, wie spreche ich, was sage ich, was soll ich sagen, was soll ich ihm sagen, was soll ich ihr sagen, was schreibe ich, was soll ich schreiben, was antworte ich, was soll ich antworten, wie soll ich anfangen`,
    said: lines(`
      In einem klaren Satz, gleich am Anfang, vor allem Drumherum; dann still sein und es ankommen lassen. Der Rest kommt, wenn gefragt wird.
      Sag, was ist, wie es dir damit geht und was du dir wünschst. Drei Sätze, und keiner fängt mit „immer“ an.
      Such einen ruhigen Moment mit Zeit dahinter und sag gleich, dass es dir nicht leichtfällt. Da werden die meisten sanft.
    `),
  },
  either: {
    phrases: `oder soll ich, oder lieber, oder noch warten, oder warten, oder nicht, oder lassen, oder bleiben, oder gehen, oder eher`,
    said: lines(`
      Mein ehrliches Gefühl? Das, was du zuerst genannt hast. Meistens nennt man erst den Wunsch und dann die Angst.
      Mach es, und mach es bald. Was man aufschiebt, wird nur lauter.
      Ich würde bis zum Ende der Woche warten. Wenn es dich dann noch beschäftigt, hast du deine Antwort.
    `),
  },
  place: {
    phrases: `was würdest du $, an meiner stelle, was machst du an meiner, was würdest du machen $, was würdest du tun $, was rätst du, dein rat, was schlägst du vor, was meinst du soll ich`,
    said: lines(`
      An deiner Stelle würde ich mit der Person reden, um die es geht, offen und bald, und danach entscheiden. Man rät so vieles falsch.
      Ich würde tun, was ich mir in einem Jahr noch erklären kann. Und nicht heute Nacht, sondern ausgeschlafen.
      Ehrlich? Ich würde auf die erste Antwort hören, die da war, bevor die Gründe kamen.
    `),
  },
  should: {
    phrases: `soll ich, sollte ich, sollen wir, ist es okay, ist es ok, ist das okay, darf ich, kann ich einfach, meinst du ich sollte, meinst du ich soll, findest du ich sollte, wäre es falsch, sehe ich blöd aus, lohnt es sich, lohnt sich das`,
    said: lines(`
      Meine ehrliche Meinung: ja, wenn du es sonst bereuen würdest. Und so, wie du fragst, würdest du das.
      Ich würde es tun, aber erst klein und so, dass man noch umkehren kann.
      Wenn es niemandem schadet und dich keinen Schlaf kostet, nur zu. Rechtfertigen musst du das vor keinem.
    `),
  },
  wrong: {
    phrases: `und wenn ich mich irre, was wenn ich, was wenn es, was wenn er, was wenn sie, und wenn es schiefgeht, und wenn ich es bereue`,
    said: lines(`
      Dann drehst du um und weißt mehr als vorher. Kaum etwas ist so endgültig, wie es am Abend davor aussieht.
      Es kann schiefgehen, ja. Stehenbleiben kann das auch, nur nennt es da keiner eine Entscheidung.
    `),
  },
};
