import type { SelfWordings } from '../selfWordings';

export const wishes: SelfWordings['moves'] = {
  howTo: `
     
    wie kann/soll/sollte/könnte/komme/komm/schaffe/schaff/mache/mach/werde/werd/finde/find/sage/sag/sprech/spreche/bekomme/krieg/kriege/höre/hör/lerne/lern ich
    wie findet/macht/lernt/schafft/bekommt/kommt/wird man
    was kann/soll/könnte/mach/mache/sag/sage/schenk/schenke/koch/koche/zieh ich
    worüber soll/kann ich, was hilft, hast du tipps/tipp/rat, tipps $, ^ hilfe, hilf mir
    brauche rat/hilfe, brauch rat/hilfe, weiß nicht wie, ^ wie * ich
  `,
  riddle: `
    stell mir rätsel, rätsel für mich, gib mir rätsel, kennst du rätsel, weißt du rätsel
    ^ rätsel, mach … quiz, quiz mit mir, frag mich ab, hast du rätsel
  `,
  theirRiddle: `
    was ist der unterschied zwischen, was hat … und kann nicht, was hat … aber kein, kommt ein mann, kommt eine frau, treffen sich zwei, was ist grün und
    rätsel für dich, hier … rätsel, gebe dir … rätsel, geb dir … rätsel, löse mein rätsel, löse das rätsel, habe rätsel, hab rätsel, mein rätsel
  `,
  givesUp: `
    keine ahnung, weiß nicht, gebe auf, geb auf, kein plan, sag schon, sag es, sags mir
    verrate es, verrats, ka $, lösung, was ist es
  `,
  guess: `
    ^ rate, ^ weißt du was $, ^ weißt du was ?, ^ du glaubst nicht, ^ rat was
  `,
  nice: `
    sag … nettes, sag … schönes, sag … liebes, was nettes, etwas nettes, was liebes, etwas liebes
    erzähl … schönes, mach … kompliment, brauche kompliment
  `,
  askMe: `
    frag mich was, frag mich etwas, frag mich irgendwas, frag mich … frage, frag du mich
    ^ frag mich $, stell mir … frage
  `,
  story: `kennst du … geschichte, kennst du … geschichten, kennst du … liebesgeschichten, weißt du … geschichte, hast du … geschichte, geschichte über`,
};
