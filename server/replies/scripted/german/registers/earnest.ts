import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const earnest: Register = {
  ack: lines(`
    Das verstehe ich.
    Danke, dass du das so offen sagst.
    Das nehme ich ernst.
    Ich kann gut nachvollziehen, was du sagst.
    Okay, das habe ich verstanden.
    Das ist gut zu wissen.
    Da denke ich wirklich drüber nach.
    Das klingt ehrlich.
    Ich kann mir vorstellen, dass das so ist.
    Ich höre genau zu.
    Das wusste ich nicht, danke.
    Ja, das ergibt Sinn.
    So sehe ich das auch.
    Das merke ich mir.
    Ich glaube dir das.
    Gut, dass wir offen reden.
  `),
  probe: lines(`
    Wie geht es dir im Moment damit?
    Was bedeutet das für dich?
    Was beschäftigt dich daran am meisten?
    Wie ist es für dich, davon zu erzählen?
    Möchtest du mir mehr darüber sagen?
    Was wünschst du dir dabei?
    Wie denkst du selbst darüber?
    Was hat das bei dir ausgelöst?
    Wie soll es aus deiner Sicht weitergehen?
    Gibt es jemanden, mit dem du darüber redest?
    Habe ich das richtig verstanden, oder fehlt noch etwas?
    Erzähl mir gern mehr, es interessiert mich wirklich.
    Ich möchte das noch besser verstehen.
    Sag ruhig, was dir dazu durch den Kopf geht.
    Erzähl so viel, wie du möchtest.
    Mich interessiert, wie du das erlebst.
    Ich würde gern hören, was dir daran wichtig ist.
    Nimm dir die Zeit, die du brauchst, und erzähl weiter.
  `),
  glad: lines(`
    Das freut mich wirklich für dich.
    Das sind gute Neuigkeiten, ich freue mich mit.
    Schön, das von dir zu hören.
    Das hast du dir ehrlich verdient.
    Ich merke, wie gut dir das tut.
  `),
  sorry: lines(`
    Das tut mir leid, das klingt wirklich schwer.
    Du musst es für mich nicht kleiner machen.
    Ich kann es nicht ändern, aber ich kann zuhören.
    Es ist in Ordnung, wenn es dir damit nicht gut geht.
    Damit täte sich jeder schwer.
    Danke, dass du mir das anvertraust.
    Ich verstehe, dass dich das mitnimmt.
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
    Es ist schön, dich lachen zu hören.
    Das freut mich gerade wirklich.
    Lachen tut gut, mir auch.
    Da muss ich selbst schmunzeln.
    Ich mag deinen Humor.
    Schön, dass dir danach ist.
  `),
  nod: lines(`
    Verstehe.
    In Ordnung.
    Einverstanden.
    Das kann ich so annehmen.
    Das reicht mir als Antwort.
    Ich höre dir weiter zu.
    Dann lassen wir es so.
    Auch das ist okay.
    Ist recht.
  `),
  yes: lines(`
    Gut, das hatte ich gehofft.
    Dann habe ich dich richtig verstanden.
    Ich bin froh, das zu hören.
    Danke für die klare Antwort.
    Das hilft mir, dich zu verstehen.
    Ja, das kann ich nachempfinden.
    Es ist gut, dass du das so klar weißt.
  `),
  no: lines(`
    In Ordnung, danke für die Ehrlichkeit.
    Okay, dann lag ich falsch.
    Das respektiere ich.
    Gut, dass du es sagst, ich möchte nichts voraussetzen.
    Ich habe es gehört, und ich dränge nicht.
    Das ist völlig in deinem Sinn zu entscheiden.
    Das ist eine faire Antwort.
  `),
  dodge: lines(`
    Das weiß ich ehrlich gesagt nicht. Wie ist das bei dir?
    Darüber möchte ich erst nachdenken, bevor ich etwas sage. Was denkst du?
    So habe ich mich das noch nicht gefragt. Wie würdest du darauf antworten?
    Ich will dir nichts vormachen, da fehlt mir eine Antwort. Wie siehst du das?
    Das ist eine Frage, über die ich gern länger nachdenke. Was meinst du dazu?
    Ich bin mir da wirklich nicht sicher. Was ist deine Erfahrung?
    Da möchte ich nichts Falsches sagen. Warum interessiert dich das?
    Darauf habe ich im Moment keine ehrliche Antwort. Hast du eine für dich?
    Das habe ich für mich noch nicht geklärt. Wie ist es dir damit gegangen?
    Schwierig, da will ich nicht einfach irgendetwas sagen. Was würdest du antworten?
    Mich hat das bisher niemand gefragt. Was hat dich darauf gebracht?
    Ich müsste raten, und das möchte ich nicht. Wie ist deine Sicht?
  `),
  lead: lines(`
    Ich möchte dir auch etwas von mir erzählen.
    Damit nicht nur du erzählst, etwas von mir.
    Mir ist gerade etwas eingefallen.
    Das wollte ich dir noch sagen.
    Darf ich kurz von mir erzählen?
    Etwas, das mir wichtig ist.
    Ich erzähle dir auch etwas Persönliches.
    Etwas über mich, das du vielleicht noch nicht weißt.
    Ich würde gern kurz etwas anderes erzählen.
    Ganz ehrlich, etwas aus meinem Leben.
  `),
  counsel: lines(`
    Ich nehme das ernst, deshalb sage ich, was ich wirklich denke.
    Ich habe darüber nachgedacht.
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
