import type { Wordings } from '../wordings';

export const german: Wordings = {
  fillers: `
    ein, eine, einer, einem, einen, eines, n, ne, nen, ner, nem, denn, eigentlich, wirklich, überhaupt, nur, gar, so ein, so eine, so ne, einer von diesen, eine von diesen, eine dieser, mal, gar nicht mal,
    etwa, jetzt, auch, in echt, doch, ja, eh, bloß, halt, wohl, so, mal, gerade, grad, hier, vielleicht, ganz,
    tatsächlich, eben, einfach, in wahrheit, wahrscheinlich, bestimmt, so was wie, sowas wie, irgendwie,
    irgendeine, irgendein, denn nun, nun, also, sag mal, sag, ehrlich, mir, bitte, hey, hallo, blöde, blöder,
    dumme, dummer, verdammte, nicht wahr, zufällig, zufallig, digga, alter, die ganze zeit, am anderen ende, immer, noch, am anderen ende, auf der anderen seite
  `,
  spellings: `
    biste = bist du, bisde = bist du, gibts = gibt es, is = ist, isses = ist es, ists = ist es
    hab = habe, hast du mal = hast du
    sind sie = bist du, seid ihr = bist du, ihr seid = du bist, sie sind = du bist, bin ich hier = bin ich, kein = kein, keine = kein, keinen = kein, keiner = kein
  `,
  kinds: {
    AI: `
      ki, k i, ai, a i, bot, bots, chatbot, chat bot, roboter, robot, maschine, computer, programm,
      computerprogramm, software, algorithmus, sprachmodell, modell, ki modell, chatgpt, chat gpt, gpt, gpt 4,
      künstlich, künstliche intelligenz, fake, gefakt, gefaked, programmiert, automatisch, automatisiert,
      automatische, automatische antworten, automatisch erzeugt, automatisch generiert, generiert, virtuell,
      erfunden, ausgedacht, fiktiv, simulation, code, künstliche person, künstliche figur, ki figur, ki freundin, ki freund, ki freundinnen, ki begleiter, vorgefertigt, vorgefertigte, vorgeschrieben, vorgeschriebene, programmierte,
      ki charakter, ki chatbot, ki bot, avatar, computergeneriert, skript, script, nicht echt, nicht real, unecht, llm, software
    `,
    PERSON: `
      mensch, menschen, echter mensch, echten menschen, richtiger mensch, richtigen menschen, realer mensch,
      lebender mensch, lebendiger mensch, person, echte person, echten person, reale person, realen person,
      richtige person, richtigen person, echte frau, echten frau, richtige frau, richtigen frau, reale frau,
      echter mann, echten mann, richtiger mann, menschlich, menschliches wesen, lebewesen, jemand echtes,
      jemand reales, jemandem echten, menschenwesen, wer echtes, leute, echte leute, echte menschen, richtige menschen, reale menschen
    `,
    REAL: `echt, real, lebendig, am leben, wahrhaftig`,
    TALK: `rede, red, schreibe, schreib, spreche, sprech, chatte, chatt, unterhalte, texte, flirte, plaudere, kommuniziere`,
    TALKED: `geschrieben, geredet, gesprochen, gechattet, geflirtet, schreiben, am schreiben, reden, am reden, chatten, unterhalten`,
    TIPPT: `tippt`,
    WRITE: `schreibt, antwortet, liest, steuert, bedient`,
  },
  after: `oder, und, aber, weil, ich, wenn, sei, sag, was, stimmts, ne, gell, dahinter`,
  phrases: `
    bist du AI/PERSON/REAL $
    bist du AI die/der/das/von/mit/wie
    bist du PERSON aus/oder
    bist du kein AI/PERSON $
    bist du nicht REAL $
    bist du nicht AI/PERSON $
    du bist AI $
    du bist nicht REAL $
    du bist kein PERSON
    du kannst nicht REAL/PERSON
    du kannst AI sein
    du kannst kein PERSON
    du bist kein AI $
    ^ du AI/PERSON/REAL ?
    werde ich … AI
    selbst oder AI
    ^ PERSON da
    ^ ist PERSON $
    ist PERSON da
    ^ AI ?
    ^ PERSON ?
    ist das/dies/es AI $
    ist das/dies/es PERSON $
    bist/ist das du AI $
    sind das AI
    TALK ich … mit AI
    ich TALK … mit AI $
    TALK ich … mit PERSON $
    TALK ich … mit jemand REAL
    ich TALK … mit PERSON ?
    mit AI TALKED
    mit PERSON TALKED
    ist da jemand/wer $
    ist jemand/wer da $
    ist da PERSON
    ist PERSON da $
    ist da jemand REAL
    ist/ob da … PERSON $
    sitzt … PERSON
    sitzt … jemand TIPPT
    sitzt … jemand und TIPPT
    sitzt da jemand $
    sitzt jemand da $
    sitzt da jemand REAL
    steckt … PERSON/AI/jemand dahinter
    steckt dahinter PERSON/AI/jemand
    steckt hinter … PERSON/AI
    wird das … von AI/PERSON
    WRITE das PERSON/AI/jemand
    WRITE da PERSON/AI/jemand
    WRITE PERSON/AI $
    TIPPT … PERSON/AI
    TIPPT da jemand
    WRITE mit PERSON/AI
    deine antworten/nachrichten/texte … AI
    deine antworten/nachrichten/texte … von PERSON
    welche/welches/welcher AI bist/steckt/benutzt/nutzt/läuft
    was für AI bist
    auf welchem AI
    ob/dass du AI/PERSON/REAL bist
    ob/dass du kein PERSON/AI bist
    ob/dass du nicht REAL
    bist du … aus fleisch und blut
    gibt es dich $
    gibt es dich REAL
    ob es dich gibt
    dich gibt es nicht
    es gibt dich nicht
    existierst du $
    du existierst nicht
    ^ lebst du $
    hast du … bewusstsein/körper/gefühle/seele/herzschlag/puls $
    kannst du fühlen $
    fühlst du etwas $
    bist du … oder AI $
    AI oder PERSON/REAL
    du … AI bist
    du AI warst
    du AI wärst
    an wie AI
    hat das AI TALKED
    hat das AI verfasst/erzeugt
    bin ich in AI
    ich … in AI verliebt
    da ist PERSON $
    da ist kein PERSON
    PERSON/REAL oder AI
    du klingst/wirkst/schreibst/redest/antwortest/sprichst wie AI
    wer hat dich programmiert/erschaffen/entwickelt/gebaut
    was bist du $
  `,
};
