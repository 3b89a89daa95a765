import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** Answers to how advice is asked for, where nothing is said on what it is about. */
export const adviceForms: Occasions = {
  tips: {
    phrases: `tipps, einen tipp, nen tipp, was hilft, hausmittel, empfehlen, empfiehlst du, empfehlung, empfehlungen, ideen für, eine idee für, was macht man gegen, was tun gegen, rat für`,
    said: lines(`
      Da bin ich leider keine Fachkraft. Ich würde jemanden fragen, der das schon gemacht hat.
      Ich würde mit dem Einfachsten anfangen und schauen, wie weit du damit kommst.
      Einen perfekten Tipp habe ich nicht, aber zusammen fällt uns etwas ein. Was hast du schon überlegt?
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
      Mein ehrliches Gefühl? Eher das Erste. Aber was sagt deins?
      Ich würde das nehmen, womit du dich morgen noch wohlfühlst.
      Wenn es nicht eilt, lass dir noch ein paar Tage Zeit damit. Dann ist es meistens klarer.
    `),
  },
  place: {
    phrases: `was würdest du $, an meiner stelle, was machst du an meiner, was würdest du machen $, was würdest du tun $, was rätst du, dein rat, was schlägst du vor, was meinst du soll ich`,
    said: lines(`
      Schwer zu sagen, ich stecke ja nicht in deiner Haut. Ich würde mir Zeit nehmen und erst einmal überlegen, was mir am wichtigsten ist.
      Ich würde eine Nacht darüber schlafen und es dann in Ruhe entscheiden. Wohin neigst du gerade?
      Ich würde mit jemandem reden, der mich gut kennt, und danach auf mein Gefühl hören.
    `),
  },
  should: {
    phrases: `soll ich, sollte ich, sollen wir, ist es okay, ist es ok, ist das okay, darf ich, kann ich einfach, meinst du ich sollte, meinst du ich soll, findest du ich sollte, wäre es falsch, sehe ich blöd aus, lohnt es sich, lohnt sich das`,
    said: lines(`
      Wenn es sich für dich richtig anfühlt, spricht von mir aus nichts dagegen.
      Ich würde es erst einmal im Kleinen ausprobieren, dann kannst du immer noch anders entscheiden.
      Ich würde mich fragen, was du später eher bereust. Was wäre das bei dir?
    `),
  },
  wrong: {
    phrases: `und wenn ich mich irre, was wenn ich, was wenn es, was wenn er, was wenn sie, und wenn es schiefgeht, und wenn ich es bereue`,
    said: lines(`
      Dann machst du es eben anders. Die meisten Sachen lassen sich wieder ändern.
      Das kann passieren, klar. Aber dann findest du auch dafür eine Lösung.
    `),
  },
};
