import type { NewsWordings } from './newsWordings';

export const german: NewsWordings = {
  fillers: `
    gerade, grad, eben, leider, plötzlich, heute, gestern, jetzt, wirklich, endlich, ganz, unerwartet, auch, schon, ja, halt, kürzlich,
    liebe, lieber, lieben, alte, alter, alten, kleine, kleiner, kleinen, große, großer, jüngere, jüngerer, ältere, älterer, beste, bester, besten, echt, so, vor kurzem
  `,
  spellings: `
    mein = meine, meinen = meine, meiner = meine, meinem = meine, unser = unsere, unseren = unsere, unserer = unsere
    nen = einen, n = ein, ne = eine, hab = habe, hatte = habe, hatten = habe, hat = habe, haben = habe, bin = ist, sind = ist, wurde = ist, wurd = ist, wurden = ist, worden = ist, war = ist
  `,
  kinds: {
    DEAR: `
      mutter, mama, mutti, vater, papa, vati, eltern, bruder, schwester, sohn, tochter, frau, mann, partner, partnerin, freund,
      freundin, oma, opa, großmutter, großvater, onkel, tante, cousin, cousine, neffe, nichte, katze, kater, hund, hündin, pferd,
      kaninchen, hamster, baby, kind, verlobter, verlobte, kollege, kollegin, nachbar, nachbarin, lehrer, lehrerin, patienten, patient, patientin, chef,
      schwiegermutter, schwiegervater, stiefvater, stiefmutter, zwilling, exfreund, ex, kumpel, haustier, schwager, schwägerin, enkel
    `,
    DIED: `gestorben, verstorben, tot, starb, verstarb, entschlafen, von uns gegangen, umgekommen, eingeschläfert, tödlich verunglückt, ertrunken`,
    ILLNESS: `
      eine biopsie, biopsie, einen knoten, knoten in der brust,
      krebs, brustkrebs, lungenkrebs, leukämie, einen tumor, ein tumor, tumor, hirntumor, ms, multiple sklerose, parkinson, alzheimer, demenz, hiv,
      schlaganfall, einen schlaganfall, herzinfarkt, einen herzinfarkt, todkrank, unheilbar krank, schwer krank, unheilbar, metastasen, chemo
    `,
    FIRED: `gekündigt, entlassen, gefeuert, rausgeworfen, rausgeschmissen, freigestellt`,
    LEFT: `verlassen, sitzen gelassen, sitzengelassen, betrogen, schluss gemacht, abserviert, sitzen lassen`,
  },
  after: `und, aber, weil, als, in, im, an, am, vor, von, nach, seit, letzte, letzten, letztes, bei, mit, ich, diese, diesen, zu, während`,
  death: `
    meine DEAR ist … DIED
    meine DEAR DIED
    unsere DEAR ist … DIED
    ist meine/unsere DEAR … DIED
    ist DEAR … DIED $
    dass meine DEAR … DIED
    weil meine DEAR … DIED
    seit meine DEAR … DIED
    DEAR ist DIED $
    meine DEAR habe sich … umgebracht/getötet/erhängt
    meine/eine DEAR habe … selbstmord/suizid begangen
    eine DEAR von mir habe sich … umgebracht/getötet/erhängt
    meine DEAR habe sich das leben genommen
    habe … meine DEAR verloren
    habe … DEAR verloren $
    habe meine DEAR beerdigt
    habe meine DEAR DIED
    ein/eine/einen DEAR von mir ist DIED
    mussten/musste … DEAR … DIED
    mussten/musste … DEAR einschläfern
    DEAR einschläfern lassen/müssen
    einen/eine DEAR verloren
    auf/von … beerdigung
    beerdigung meine DEAR
    beerdigung von meine DEAR
    ich ist/bin in trauer
    ich trauere
    todestag meine DEAR
    fehlgeburt
  `,
  blow: `
    meine DEAR habe ILLNESS
    meine DEAR ist … ILLNESS
    meine DEAR liegt im sterben/koma
    meine DEAR liegt im krankenhaus
    meine DEAR ist im krankenhaus
    meine DEAR liegt/ist in der klinik
    meine DEAR ist ins krankenhaus
    meine DEAR kommt/musste/muss ins krankenhaus
    meine DEAR wird operiert
    meine DEAR wird … operiert
    meine DEAR ist … gestürzt
    meine DEAR habe sich … gebrochen
    meine DEAR liegt auf … intensivstation
    bei meine DEAR … ILLNESS
    ich habe ILLNESS
    ich habe … ILLNESS $
    habe … ILLNESS diagnostiziert
    bei mir … ILLNESS
    diagnose ILLNESS
    ist ILLNESS $
    mir ist … FIRED
    ich ist … FIRED
    ich ist FIRED
    habe mich FIRED
    habe mir FIRED
    kündigen mir
    mir wird/werden … FIRED
    ich werde/werd … FIRED
    schmeißen/werfen mich raus
    meine DEAR habe … mich FIRED
    habe … meine job verloren
    habe … meine arbeit/stelle/arbeitsplatz verloren
    job verloren $
    arbeit verloren $
    habe mich … LEFT
    habe mit mir LEFT
    habe LEFT $
    ist … LEFT $
    meine DEAR habe LEFT
    habe uns … getrennt
    wir habe uns getrennt
    habe sich … von mir getrennt
    sich von mir getrennt
    meine DEAR … scheidung
    will die scheidung
    lassen uns scheiden
    lasse mich scheiden
    meine DEAR ist ausgezogen
    meine DEAR habe einen unfall/autounfall
    wohnung gekündigt
    verlobung gelöst
  `,
  past: `
    vor … jahren
    vor einem jahr
    vor ewigkeiten
    vor langer zeit
    damals
    schreibt er/sie
    er/sie schreibt
    in seinem/ihrem profil
    steht im profil
  `,
  over: `
    ist ok/okay/oke/egal $
    ist in ordnung $
    ist gut $
    ^ egal
    egal $
    naja egal
    drüber weg
    drüber hinweg
    darüber hinweg
    nicht schlimm/wild/tragisch
    halb wild/schlimm
    anderes thema
    themenwechsel
    was anderes $
    über was/etwas anderes
    vergiss es
    schwamm drüber
    genug davon
    lassen wir das
  `,
};
