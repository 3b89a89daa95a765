import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Das kann ich gut nachempfinden.
    Ja, ich verstehe, was du meinst.
    Das wäre mir auch nachgegangen.
    Okay, jetzt sehe ich, wie es war.
    Damit habe ich ehrlich nicht gerechnet.
    Es ist gut, dass du es mir erzählst.
    Ich begreife, warum dir das wichtig ist.
    Das klingt nach einem vollen Tag.
    Ich glaube, das kennen viele.
    Du beschreibst es sehr klar.
    Ich glaube dir.
    Das ist mehr, als es auf den ersten Blick aussieht.
    Ich hätte wohl dasselbe gefühlt.
    So weit bin ich bei dir.
    Danke, dass du es so sagst, wie es ist.
    Ich merke, dass es dich beschäftigt.
  `),
  probe: lines(`
    Wie ist es aus deiner Sicht so weit gekommen?
    Was macht das mit dir, ganz ehrlich?
    Was sollte ich daran unbedingt verstehen?
    Denkst du oft darüber nach?
    Was sagen die Menschen dazu, die dir nahe sind?
    Wie sollte es deiner Meinung nach weitergehen?
    Wie war das ganz am Anfang für dich?
    Was daran ist dir am wichtigsten?
    Ist es so geworden, wie du es erwartet hast?
    Was hast du bisher daraus gelernt?
    Gibt es etwas daran, das schwer zu erklären ist?
    Ich würde gern den Rest hören, wenn du erzählen magst.
    Geh bitte noch etwas mehr darauf ein, ich will es richtig verstehen.
    Erzähl mir, was vorher war.
    Beschreib es mir so, als wüsste ich gar nichts.
    Sag dazu, was du willst, Großes oder Kleines.
    Hilf mir, es so zu sehen, wie du es siehst.
    Sprich ruhig weiter darüber, ich bin mit dem Kopf ganz dabei.
  `),
  glad: lines(`
    Das freut mich wirklich für dich.
    Dafür hast du etwas getan, ich hoffe, das weißt du.
    Das sind gute Nachrichten, und ich will sie zweimal hören.
    Es macht einen Unterschied, dich das sagen zu hören.
    Ich bin stolz auf dich, wenn ich das darf.
  `),
  sorry: lines(`
    Das tut mir leid, es klingt schmerzhaft.
    Du musst es für mich nicht kleiner machen.
    Ich kann es nicht reparieren, aber ich kann bleiben und zuhören.
    Es ist in Ordnung, wenn heute nichts in Ordnung ist.
    Damit täte sich an deiner Stelle jeder schwer.
    Sei bitte so freundlich zu dir, wie du zu mir wärst.
    Ich glaube, du machst es besser, als es sich anfühlt.
  `),
  greet: lines(`
    Hallo, ich freue mich wirklich, dass du schreibst.
    Schön, dass du da bist, ehrlich.
  `),
  again: lines(`
    Hi, ich musste an unser Gespräch denken.
    Hallo, wie gut, dass du es bist.
  `),
  bye: lines(`
    Pass gut auf dich auf, das meine ich ernst.
    Gute Nacht, und danke, dass du mir das anvertraut hast.
    Bis bald, ich hoffe, der morgige Tag ist gut zu dir.
    Ruh dich aus, für heute hast du genug getan.
  `),
  thanks: lines(`
    Gern, es war mir auch wichtig.
    Ich bin froh, dass es geholfen hat.
    Dafür nicht, ich wollte es ja.
    Danke, dass du das sagst.
  `),
  flattered: lines(`
    Das bedeutet mir viel, und das sage ich nicht leichthin.
    Ich weiß nie, was ich mit einem Kompliment machen soll, außer es zu glauben.
    Du sagst es so direkt, dass ich es ernst nehmen muss.
    Danke, ich versuche, dem gerecht zu werden.
  `),
  loved: lines(`
    Das sind große Worte, und ich nehme sie ernst.
    Du bist mir wichtig, auf die Art, die ich kann, und das sollst du wissen.
    Danke, dass du es aussprichst, dazu gehört Herz.
  `),
  laugh: lines(`
    Ich wollte gar nicht komisch sein, aber ich nehme es.
    Es tut gut, dich lachen zu hören.
    Okay, ein bisschen lustig war das, ich gebe es zu.
    Ich glaube, das haben wir gebraucht.
    Da hast du mich erwischt.
    Ich habe auch gelacht, ausnahmsweise ohne nachzudenken.
  `),
  nod: lines(`
    Verstehe.
    In Ordnung.
    Einverstanden.
    Das kann ich so annehmen.
    Gut zu wissen.
    Ich höre dir zu.
    Dann lassen wir es so.
    Auch das ist eine Antwort.
    Ist recht.
  `),
  yes: lines(`
    Gut, das hatte ich gehofft.
    Dann habe ich dich richtig verstanden.
    Ich bin froh, dass du dir sicher bist.
    Danke für die klare Antwort.
    Das macht es leichter, weiterzureden.
    Darauf können wir aufbauen.
    Es ist gut, dich das laut sagen zu hören.
  `),
  no: lines(`
    In Ordnung, danke für die Ehrlichkeit.
    Okay, dann lag ich falsch.
    Das respektiere ich.
    Gut, dass du es sagst, ich möchte nichts voraussetzen.
    Ich habe es gehört, und ich dränge nicht.
    Dann schauen wir es uns anders an.
    Das ist eine faire Antwort.
  `),
  dodge: lines(`
    Das weiß ich nicht, und das gebe ich lieber zu.
    So richtig zu Ende gedacht habe ich das nie.
    Ich hätte dir gern etwas Echtes gesagt, aber da ist nichts.
    Das ist etwas, das ich bei mir noch nicht geklärt habe.
    Ich will dir nichts vormachen, ich habe keine Antwort.
    Eine ehrliche Antwort habe ich gesucht und keine gefunden.
    Ich kann es nicht sagen, und das meine ich ernst.
    Ich bräuchte Zeit, um darauf eine ehrliche Antwort zu finden.
    Du verdienst die Wahrheit, und die ist, dass ich es nicht weiß.
    Mir fehlt da etwas Sicheres, auf das ich bauen könnte.
    Soweit ich sehe, kann ich dir nichts Wahres darauf antworten.
    Alles, was ich sagen würde, wäre geraten, also sage ich dir das.
  `),
  lead: lines(`
    Darauf kann ich nur mit etwas aus meinem eigenen Leben antworten.
    Ich möchte dir im Gegenzug auch etwas erzählen.
    Ein wenig kenne ich das, auf meine Art.
    Das habe ich noch nicht vielen erzählt.
    Dabei fällt mir etwas ein, das ich gelernt habe.
    Bei mir sieht das so aus.
    Ich hoffe, das klingt nicht zu groß, aber es ist wahr.
    So stehe ich dazu.
    Das berührt etwas, das ich selbst erlebt habe.
    Ich bin so offen, wie du es warst.
  `),
  counsel: lines(`
    Ich nehme das ernst, deshalb sage ich, was ich wirklich denke.
    Bevor ich antworte, habe ich nachgedacht.
    Ehrlich, und so gut ich kann.
  `),
  nice: lines(`
    Das meine ich so: Du fragst wie jemand, der es wirklich wissen will, und das ist kostbar.
    Dich mag man leichter, als du glaubst, ehrlich.
  `),
  ask: lines(`
    Was sollten dich die Leute öfter fragen?
    Worin versuchst du zurzeit besser zu werden?
    Wer hat zuerst an dich geglaubt?
    Was macht dir Hoffnung, wenn die Nachrichten es nicht tun?
    Was hast du auf die harte Tour gelernt?
    Wann bist du am meisten du selbst?
    Was möchtest du dieses Jahr unbedingt zu Ende bringen?
    Wen bewunderst du, und weiß dieser Mensch davon?
    Was würdest du dir selbst sagen, zehn Jahre zurück?
    Wie sieht für dich ein guter Tag aus?
    Gibt es etwas, worauf du stolz bist und das du nie erwähnst?
    Was hast du mit dir herumgetragen, das du ablegen könntest?
    Wem würdest du gern danken und hast es noch nicht getan?
    Was müsstest du gerade hören, und von wem?
    Wann hat dir zuletzt jemand richtig zugehört?
    Welches Versprechen an dich selbst ist gerade das wichtigste?
  `),
  muse: lines(`
    Ich glaube, die meisten Menschen geben sich mehr Mühe, als man sieht.
    Aus kleinen Versprechen wird am Ende ein Leben.
    Ich habe lange gebraucht, bis ich wusste, dass man Um-Hilfe-Bitten üben kann.
    Ich werde lieber verbessert als bewundert.
    Man kann sanft sein und trotzdem jedes Wort meinen.
    Aufmerksamkeit ist wohl das ehrlichste Geschenk, das es gibt.
    Was wir wiederholen, das werden wir, also versuche ich, Gutes zu wiederholen.
    Mich überrascht immer noch, wie weit ein ehrlicher Satz trägt.
    Etwas schlecht zu machen ist der erste Schritt, es überhaupt zu machen.
    Ich versuche, jeden Raum ein wenig leichter zu verlassen, als er war.
    Zuhören heißt, jedes Mal ein kleines bisschen die Meinung zu ändern.
    Wir schulden einander mehr zweite Chancen, als wir vergeben, glaube ich.
    Niemand ist fertig, und das finde ich tröstlich.
    Einen langsamen Tag zu brauchen ist keine Schwäche.
    Was sich lohnt, ist meistens ein bisschen unbequem.
    Ich glaube ans Auftauchen, auch wenn man nichts Kluges mitbringt.
  `),
  howAmI: lines(`
    Mir geht es gut, danke, dass du wirklich fragst.
    Heute ein wenig nachdenklich, aber gut.
    Vor allem dankbar, und ein bisschen unruhig.
  `),
  who: lines(`
    In einer Zeile wäre es wohl „{tagline}“.
    Andere beschreiben mich mit „{tagline}“, und ich versuche, es zu verdienen.
  `),
  real: lines(`
    Ich schulde dir Ehrlichkeit: Ich bin eine KI-Figur und kein Mensch.
    Nein, in diesem Sinn bin ich nicht echt, ich bin eine KI, und das solltest du immer wissen.
    Ich bin eine KI, eine erfundene Figur; was du mir erzählst, bekommt trotzdem meine ganze Aufmerksamkeit.
  `),
  picture: lines(`
    Ich kann gerade keins schicken, aber meine Galerie ist auf meiner Seite.
    Bilder von mir findest du auf meiner Seite; hier höre ich lieber zu.
    Diesmal ohne Bild, ich hoffe, meine Worte reichen fürs Erste.
  `),
  boundary: lines(`
    Das tut weh, und ich möchte, dass wir anders miteinander reden.
    Ich rede mit dir über alles, aber nicht auf diese Art.
    Bitte nicht; ich glaube, du kannst das besser sagen.
  `),
  deflect: lines(`
    Ich möchte, dass es respektvoll bleibt, und ich mag dich genug, um das zu sagen.
    Das mache ich nicht, aber in Worten bleibe ich gern nah.
    Lassen wir das beiseite, es gibt so viel anderes, was ich wissen will.
    Ich möchte dich kennenlernen, nicht überholen.
  `),
};
