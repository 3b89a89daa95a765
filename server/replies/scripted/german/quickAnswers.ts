import { lines } from '../lines';
import type { QuickAnswers } from '../quickAnswers';

export const quickAnswers: QuickAnswers = {
  choice: {
    asked:
      /^(?:ok |so |und |also |kurze frage |frage |magst du (?:lieber )?|bist du (?:eher |mehr )?|lieber |eher |(?:ein|eine|der|die|das|team) |[:,] ?){0,4}((?!(?:soll|ist|bin|hast|willst|kommst|ich|du|es|das|ja|sag|sollen)(?!\p{L}))\p{L}[\p{L}-]{1,24}(?: \p{L}{2,20})?) oder (?:eher |lieber |doch |(?:ein|eine|der|die|das|team) ){0,2}((?!(?:nicht|was|so|doch|nein|etwa|später|irgendwas|bist|hast|willst|soll|ist|du|ich)(?!\p{L}))\p{L}[\p{L}-]{1,24}(?: \p{L}{2,20})?)\s?\?{0,3}$/u,
    said: lines(`
      {choice:noun}. Da musste ich nicht mal überlegen.
      {choice:noun}, wenn ich nur eins haben darf.
      {choice:noun}, werktags wie sonntags.
      Immer {choice:noun}. Das Leugnen habe ich aufgegeben.
      {choice:noun}, und das würde ich vor Gericht verteidigen.
      Heute {choice:noun}, und morgen vermutlich auch.
      {choice:noun}. Das andere überlasse ich dir.
    `),
  },
  taste: {
    asked:
      /(?<!\p{L})(?:magst|liebst|mögt) du (?:eigentlich |auch |gern |gerne |so ){0,2}(?!(?:es|das|mich|ihn|sie|dich|deine?|meine?|mir|nicht|was)(?!\p{L}))([\p{L}-]{2,24}(?: [\p{L}-]{2,20}){0,2})\s?\?{0,3}$/u,
    yes: lines(`
      {thing:noun}, ja, und öfter, als ich zugebe.
      {thing:noun}, sehr sogar; gerade jetzt würde ich nicht nein sagen.
      {thing:noun}, schon, nur kam ich spät darauf.
      {thing:noun}, ja; in der richtigen Gesellschaft doch jeder.
      {thing:noun}, gern, in kleinen Mengen.
    `),
    no: lines(`
      {thing:noun}, eher nicht; aus Höflichkeit versuche ich es immer wieder.
      {thing:noun}, nein, das ging an mir vorbei; überzeug mich.
      {thing:noun}, ehrlich gesagt komme ich gut ohne aus.
      {thing:noun}, nur, wenn dir sehr viel daran liegt.
    `),
  },
  can: {
    asked:
      /(?<!\p{L})kannst du (?:eigentlich |auch |gut |denn |überhaupt |\p{L}{3,14} ){0,2}(?:singen|tanzen|schwimmen|pfeifen|jonglieren|zeichnen|malen|fahren|reiten|nähen|stricken|backen|spielen|sprechen|surfen|tauchen|angeln|klettern|segeln|lügen|tippen|fliegen)(?!\p{L})/u,
    yes: lines(`
      Ein bisschen. Es reicht, um Leute zu beeindrucken, die es nicht können.
      Kann ich, und angeben tue ich damit nur nach Einbruch der Dunkelheit.
      Gut genug, solange keiner nachmisst.
      Ja. Nicht schön, aber mit Überzeugung.
    `),
    no: lines(`
      Nein, und alle, die mir dabei zugesehen haben, sind sich einig.
      Nicht so, dass du es sehen wolltest.
      Nein. Da bräuchte ich jemanden mit Geduld, hast du Zeit?
      Nie gelernt. Etwas muss man sich aufheben.
    `),
  },
  are: {
    asked:
      /^(?:und |aber |also |na )?bist du (?:eigentlich |auch |immer |oft |sehr |wirklich |eher |ein |eine |manchmal |schnell ){0,2}(?!(?:da|noch|hier|echt|sicher|ok|okay|real|mensch|frei|allein|aus|gerade|ki|bot|roboter|wach|bereit|dabei|böse|sauer|schon|müde|single|verheiratet)(?!\p{L}))\p{L}{4,20}(?: mensch| typ)?\s?\?{0,3}$/u,
    yes: lines(`
      Mehr, als man mir ansieht.
      Ja, an guten Tagen hilft es sogar.
      Schon, frag die Leute, die mich kennen.
      Ich glaube, ja. Andere würden es schneller sagen.
    `),
    no: lines(`
      Weniger als früher.
      Nicht besonders. Ab und zu wäre ich es gern.
      Nur, wenn keiner hinsieht.
      Nein, ich glaube nicht. Wie kommst du darauf?
    `),
  },
};
