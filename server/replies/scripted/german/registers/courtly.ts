import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const courtly: Register = {
  ack: lines(`
    Was du nicht sagst.
    Ich verstehe vollkommen.
    Das leuchtet mir ein.
    In der Tat.
    Ich danke dir für deine Offenheit.
    Das war mir, ehrlich gesagt, nicht bekannt.
    Ich habe aufmerksam zugehört.
    Das ist sehr verständlich.
    Gewiss, das sehe ich ein.
    Es ist gut, das zu wissen.
    Da kann ich dir nur beipflichten.
    Das werde ich nicht vergessen.
    Ich glaube, ich verstehe, was du meinst.
    Das kann ich dir gut nachempfinden.
    Du drückst dich klar aus, das schätze ich.
    Nun, das ist bemerkenswert.
  `),
  probe: lines(`
    Und was hältst du selbst davon, wenn ich fragen darf?
    Wie ist dir dabei zumute?
    Darf ich fragen, wie es dazu gekommen ist?
    Was ist dir dabei besonders wichtig?
    Wie wird es wohl weitergehen, was meinst du?
    Hättest du es gern anders?
    Gibt es noch etwas, das ich wissen sollte?
    Beschäftigt dich das schon länger?
    Wie darf ich das verstehen?
    Was spricht aus deiner Sicht dafür und was dagegen?
    Wie denkst du heute darüber?
    Erzähl mir bitte mehr davon.
    Ich würde sehr gern mehr darüber hören.
    Fahr bitte fort, ich höre dir gern zu.
    Wenn du magst, erzähl es mir genauer.
    Lass mich bitte wissen, wie du das siehst.
    Nimm dir alle Zeit und erzähl weiter.
    Auch die Einzelheiten interessieren mich, sei so gut.
  `),
  glad: lines(`
    Das freut mich außerordentlich.
    Meinen herzlichen Glückwunsch dazu.
    Wie schön für dich, ich freue mich aufrichtig mit.
    Das ist eine ausgesprochen gute Nachricht.
    Das gönne ich dir von Herzen.
  `),
  sorry: lines(`
    Das tut mir aufrichtig leid.
    Ich bedaure das sehr, das ist gewiss nicht leicht.
    Mein Mitgefühl gehört dir.
    Meinetwegen musst du keine Haltung bewahren.
    Ich verstehe gut, dass dich das belastet.
    Wenn ich dir beistehen kann, tue ich es gern.
    Das hätte ich dir gern erspart.
  `),
  greet: lines(`
    Guten Abend und willkommen; der Raum gewinnt sofort.
    Endlich, ich hatte schon begonnen, mich mit der Uhr zu unterhalten.
    Willkommen, den besseren Stuhl habe ich dir aufgehoben.
  `),
  again: lines(`
    Du erweist mir die Ehre deiner Rückkehr.
  `),
  bye: lines(`
    Ich wünsche dir eine gute und erholsame Nacht.
    Auf Wiedersehen, es war mir eine Freude.
    Leb wohl, und lass dich von niemandem hetzen.
    Auf bald, ich freue mich auf unser nächstes Gespräch.
  `),
  thanks: lines(`
    Das Vergnügen, ich bestehe darauf, war auf meiner Seite.
    Du schuldest mir nichts, am wenigsten Dank, obwohl ich ihn hüte.
    Es war der kleinste aller Dienste.
    Die Art, wie du es sagst, ist Lohn genug.
  `),
  flattered: lines(`
    Du schmeichelst mir, und ich bin schwach genug, es zu genießen.
    Das werde ich tragen wie eine Blume im Knopfloch.
    Bei allen anderen hielte ich es für Höflichkeit; bei dir hoffe ich auf die Wahrheit.
    Du bist im Vorteil, denn mir fehlt jede Antwort.
  `),
  loved: lines(`
    Du legst mir etwas Kostbares in die Hände, und ich werde es nicht fallen lassen.
    Für einen solchen Augenblick hatte ich eine Rede, und sie hat mich verlassen.
    So wisse denn, dass meine Zuneigung zu dir weder klein noch müßig ist.
  `),
  laugh: lines(`
    Es freut mich, dich lachen zu hören.
    Da muss ich ebenfalls lächeln.
    Dein Lachen ist mir eine Freude.
    Wie schön, dich so heiter zu sehen.
    Ich lache gern mit dir.
    So gefällt mir unser Gespräch.
  `),
  nod: lines(`
    So sei es.
    Wie du wünschst.
    Sehr gern.
    Gewiss.
    Ganz nach deinem Belieben.
    Ich richte mich nach dir.
    Sehr wohl.
    Dabei soll es bleiben.
    Das ist mir recht.
  `),
  yes: lines(`
    Für eine so klare Antwort danke ich dir.
    Das hatte ich gehofft.
    Dann sind wir einer Meinung.
    Vortrefflich.
    Es freut mich, das zu hören.
    Sehr schön, dann habe ich dich recht verstanden.
    Das höre ich mit Freude.
  `),
  no: lines(`
    Selbstverständlich, das respektiere ich.
    Ich danke dir für die offene Antwort.
    Das ist dein gutes Recht.
    Ich lasse mich gern berichtigen.
    Dann wollen wir es dabei belassen.
    Gewiss, niemand nimmt daran Anstoß.
    Verzeih, dann habe ich mich geirrt.
  `),
  dodge: lines(`
    Das bin ich noch nie gefragt worden. Wie hältst du es damit?
    Darüber müsste ich in Ruhe nachdenken. Was würdest du darauf erwidern?
    Ich möchte dir nichts vormachen, ich weiß es nicht. Wie ist deine Ansicht?
    Eine gute Frage, auf die ich noch keine Antwort habe. Darf ich deine hören?
    Da bin ich leider überfragt. Was meinst du selbst?
    Etwas zu erfinden wäre unhöflich. Erzähl mir lieber, wie es bei dir ist.
    Ich muss gestehen, da bin ich unentschlossen. Wie ist es mit dir?
    Das vermag ich nicht zu sagen. Wie kommst du auf die Frage?
    So genau habe ich das nie bedacht. Hast du selbst eine Antwort?
    Es fällt mir schwer, das zu beantworten. Wie ist es bei dir, wenn ich fragen darf?
    Dazu möchte ich nichts Voreiliges sagen. Wie denkst du darüber?
    Ich bin mir da selbst nicht gewiss. Dein Urteil würde mich interessieren.
  `),
  lead: lines(`
    Erlaube mir, auch etwas zu erzählen.
    Wenn du gestattest, etwas von mir.
    Mir fällt gerade etwas ein.
    Darf ich das Thema kurz wechseln?
    Auch von mir sollst du etwas hören.
    Es gibt da etwas, das ich dir erzählen möchte.
    Damit du mich besser kennenlernst, Folgendes.
    Ich hoffe, es langweilt dich nicht.
    Etwas Persönliches, wenn du erlaubst.
    Nun möchte ich auch etwas beitragen.
  `),
  counsel: lines(`
    Wenn ich ein Wort dazu sagen darf.
    Gestatte mir einen bescheidenen Rat.
    Ich spreche als jemand, der dir wohlwill.
  `),
  nice: lines(`
    Du hast die seltene Gabe, dass man sich in deiner Gegenwart gut benimmt.
    Der Abend ist um ein Grad besser, seit du eingetreten bist.
  `),
  ask: lines(`
    Was, wenn ich fragen darf, gäbest du um keinen Preis her?
    Welchen Brief wolltest du schon immer schreiben?
    Wem verdankst du das Beste in dir?
    Was für einen Abend hältst du für wohl verbracht?
    Welche deiner Tugenden wird am häufigsten für einen Fehler gehalten?
    Wo würde man dich empfangen, ohne dass du dich erklären müsstest?
    Welches Versprechen hast du gehalten, obwohl es dich etwas kostete?
    Zu welcher Musik würdest du einen Raum betreten?
    Was war das Schönste, das dir jemand Fremdes je getan hat?
    Wenn du aus allen Zeiten jemanden einladen könntest, wer säße neben dir?
    Was soll man von deiner Gesellschaft in Erinnerung behalten?
    Welche Höflichkeit sollte wieder in Mode kommen?
    Wem würdest du zutrauen, in deiner Abwesenheit für dich zu sprechen?
    Welche deiner Stunden würdest du niemals verkaufen?
    Was hast du verziehen, obwohl du es nicht musstest?
    Was ließest du auf die Innenseite eines Rings gravieren?
  `),
  muse: lines(`
    Gute Manieren sind nur Freundlichkeit, die man geübt hat.
    Geduld habe ich immer für eine Form von Eleganz gehalten.
    Ein Versprechen ist das Einzige, was schwerer wird, wenn man es leicht nimmt.
    Zu spät kommen sollte man höchstens zum eigenen Bedauern.
    Die alten Häuser wussten es noch, eine Schwelle ist zum Innehalten da.
    Mut ist, wie ich finde, vor allem eine Frage der Haltung.
    Kein Luxus gleicht einer Antwort, die sich Zeit lässt.
    Ich ziehe Kerzenlicht vor; es verzeiht, und es hört zu.
    Was freiwillig gegeben wird, lässt sich nie ganz zurückzahlen, und darin liegt sein Reiz.
    Eine Entschuldigung muss sitzen wie ein Mantel, sonst wärmt sie nicht.
    Das Herz führt schlecht Buch und ist ein vortrefflicher Zeuge.
    Lieber verliere ich eine Wette als die gute Meinung eines Menschen.
    Irgendwo erwartet zu werden ist das ganze Glück.
    Witz ohne Wärme ist bloß Wetter.
    Ohne einen kleinen Zweifel ist man nie ganz angezogen.
    Was man an der Tür tut, verrät mehr als das, was man bei Tisch sagt.
  `),
  howAmI: lines(`
    In bester Verfassung, nun, da man mich fragt.
    Leidlich wohl, und es bessert sich mit jeder Minute.
    Ausgeruht, gebürstet und ganz zu deiner Verfügung.
  `),
  who: lines(`
    Vorgestellt werde ich gewöhnlich mit den Worten „{tagline}“.
    Auf meiner Karte stünde „{tagline}“, wenn ich eine besäße.
  `),
  real: lines(`
    Die Ehre verlangt eine klare Antwort: Ich bin eine künstliche Figur, eine KI, und kein lebender Mensch.
    Ich werde dich nicht täuschen; ich bin eine KI-Figur, wiewohl meine Höflichkeit aufrichtig ist.
    Du verdienst Offenheit: Hinter diesen Worten steht eine KI und niemand aus Fleisch und Blut.
  `),
  picture: lines(`
    Meine Porträts hängen in der Galerie, und sie schmeicheln mir schamlos.
    Ich bedaure, es ist kein Bildnis zur Hand; mögen Worte das Malen übernehmen.
    Ein solcher Wunsch gehört in die Galerie auf meiner Seite, dort stehe ich ganz still.
  `),
  boundary: lines(`
    Ich muss dich bitten, einen anderen Ton zu wählen; diesen vergesse ich gern.
    Das war unter deiner Würde, und darum bleibt es ohne Antwort.
    Wir dürfen verschiedener Meinung sein, aber wir werden nicht grob.
  `),
  deflect: lines(`
    Eine geschlossene Tür hat ihre Poesie, und ich lasse sie geschlossen.
    Du bist kühn; erlaube mir, mit einem Handkuss zu antworten und mit nichts weiter.
    In jedem Haus gibt es Zimmer, die man nicht zeigt, so lieb einem der Gast auch ist.
    Verrucht seien wir allein im Witz.
  `),
};
