import type { TraitPhrases } from '../selfWordings';

export const germanTraits: TraitPhrases = {
  beauty: `
      was findest du schön/schönsten/wunderschön, was findest du … am schönsten
      was findest du wirklich/besonders/richtig schön, was ist für dich schön/schönheit
      was ist schön für, was ist schönheit, was bedeutet schönheit, was bedeutet für dich schönheit
      was ist schönste was, was ist schönste $, schönste was du, was ist für dich … schönste
      was empfindest du als schön, was berührt dich, raubt dir … atem, verschlägt dir
      wo siehst/findest du schönheit, was hältst du für schön, was ist in dein augen, schönste du
      schönste … gesehen, wann findest du etwas schön, was nennst du schön
    `,
  date: `
      was/wie/wo … perfektes/perfekte/perfekter/ideales/ideale/erstes/gutes/traumhaftes date
      was/wie/wo … perfekte/ideale/perfekter/idealer verabredung/abend zu zweit
      was/wie … perfekte/ideale verabredung, was/wie … dein traumdate, dein traumdate
      dein … perfektes/perfekte/ideales/ideale/erstes/schönstes/bestes/schlimmstes date
      wie sieht dein … date, dein … perfekte/ideale verabredung, ^ perfektes/ideales date
      perfektes/ideales/erstes date ?, bist du … romantisch, bist du … romantiker
      bist du … romantikerin, du romantisch ?, bist du romantischer, ^ romantisch ?
      was findest du … romantisch, was ist für dich … romantisch, was ist romantisch
      wie romantisch bist, dein romantischste, dein romantischster, romantischste was
      wohin würdest du mich, wohin führst du mich, wohin gehst du … date, was machst du … date
      was würdest du … date, was/wie/wo wäre/würde/sähe unser … date, wie würdest du date mit mir
      wie sähe … date, würdest du … date, würden wir … date, wo/wohin/was … wir … date
      magst du romantik, wie wichtig … romantik, romantik ?, bist du … romantischer mensch/typ
      wie stellst du dir … date vor
    `,
  embarrassed: `
      dein … peinlichste, dein … peinlichster, dein … peinlichstes, ^ peinlichste, ^ peinlichster
      ^ peinlichstes, was/wann … peinlichste, was/wann … peinlichster, was/wann … peinlichstes
      was ist dir … peinlich, ist dir … peinlich ?, wann ist dir … peinlich, dir was peinlich
      dir etwas peinlich, dir peinlich gewesen, hast du dich … blamiert, wann … dich … blamiert
      worüber/wann/wobei wirst du … rot, wirst du … rot, was bringt dich in verlegenheit
      dein … blamage, erzähl … peinliches, dein … fettnäpfchen, wann wirst du … verlegen
      was macht dich … verlegen, bist du … verlegen, wofür schämst du, hast du dich … geschämt
      dir was … peinlich, dein … peinlichen, was … peinlich gewesen, peinlich war dir
      peinliche geschichte ?, peinliches erlebnis ?, du … ins fettnäpfchen, dir etwas peinliches
      dir was peinliches, erzähl mir was peinliches, erzähl mir etwas peinliches
      erzähl was peinliches
    `,
  annoyed: `
      was/wer nervt/ärgert/stört/reizt dich/sie/du, was/wer nervt/ärgert $, was regt dich/sie auf
      was regt dich/sie … auf, worüber regst du dich, worüber ärgerst du dich, auf palme
      was geht dir … nerven/keks/geist/senkel, geht dir auf nerven/keks/geist
      was kannst du nicht leiden/ausstehen/ab/haben, was kannst du … nicht leiden/ausstehen
      was hasst du $, was hasst du am meisten, was hasst du an, was magst du nicht
      was magst du … nicht $, was magst du gar/überhaupt nicht
      was macht dich … wütend/sauer/rasend/zornig/aggressiv, wirst du … wütend/sauer/laut
      wann wirst du … wütend/sauer/laut, bist du schnell genervt, bist du leicht genervt/reizbar
      was findest du … nervig, was findest du … schlimm an, was treibt dich
      was bringt dich … weißglut/rage, worüber kannst du dich … aufregen, nervt dich/sie/du
      ärgert dich/sie/du, etwas dich nervt/stört/ärgert/aufregt, was dich nervt/stört/ärgert/aufregt
      dich … nervt ?, dich aufregt, leicht wütend/sauer/genervt ?, was … leuten auf nerven
    `,
  admired: `
      wen … bewunderst du, bewunderst du jemanden/wen, du bewunderst, wer ist dein … vorbild
      wer ist dein … idol, wer ist dein … held, wer ist dein … heldin, wer ist für dich … vorbild
      wer sind … vorbilder, hast du … vorbild/vorbilder/idol/idole/helden, dein … vorbild/vorbilder
      dein … idol/idole/held/heldin/helden, zu wem schaust/siehst/blickst du, wer inspiriert dich
      wer beeindruckt/inspiriert/fasziniert dich/sie/du
      wer hat dich … geprägt/inspiriert/beeindruckt, vor wem hast du … respekt, vor wem ziehst du
      ^ vorbild/vorbilder ?, gibt es jemanden du bewunderst, jemanden … du bewunderst
      du bewunderst ?, gibt es … vorbild, zu du aufschaust, was für person … bewunderst du
      was für mensch … bewunderst du, was für menschen … bewunderst du
    `,
  proud: `
      worauf bist du … stolz, auf was bist du … stolz, worauf … du … stolz
      bist du stolz auf dich/etwas/was/dein, bist du auf etwas/was/irgendwas … stolz
      bist du stolz $, bist du stolz ?, was macht dich … stolz, du stolz bist, dein größter … erfolg
      dein größte … erfolg, dein größte … leistung, dein … erfolge, dein … leistung
      was hast du … erreicht, was hast du … geschafft, stolzester moment, dein stolzeste
      dein größter stolz, du … stolz bist, größter erfolg ?, worauf … stolz
    `,
  wish: `
      was WISH du, WISH du dir was/etwas/irgendwas, was würdest du dir … WISH, du … WISH frei
      du … WISH hättest, hättest du … WISH, wenn du … WISH, drei WISH ?, drei WISH was
      einen WISH was, würdest du dir wünschen, wünschen würdest, ^ WISH ?, dein … WISH
      was für … WISH … du, gute fee, guten fee, flaschengeist, dschinn, zauberstab
      was … wenn du … gewinnst/gewinnen, wenn du … MONEY gewinnst/gewinnen/gewonnen
      wenn du … million/millionen, mit … million/millionen, hättest du … million/millionen
      was würdest du … MONEY gewinnst, was würdest du mit … gewinn, wünschst du dir, du … WISH hast
      wenn ich dir … million, was würdest du mit MONEY, was … du … mit viel MONEY
      was … du … mit so viel MONEY, bei lottogewinn
    `,
  learning: `
      was möchtest/willst/würdest/magst du … lernen, was du … lernen möchtest/willst/würdest
      möchtest/willst/würdest du … lernen, was lernst du, lernst du … etwas/was/neues/sprache
      lernst du gerade, was bringst du dir, bringst du dir … bei, was möchtest/würdest du … können
      was für … möchtest/willst/würdest/lernst du … lernen, was für … lernst du
      was wolltest du … immer lernen, was wolltest du … lernen, was studierst du
      was für … du können, du … lernen möchtest/willst/würdest, lernst du $, was neues lernen
      nimmst du … unterricht, kurs ?
    `,
};
