import type { SelfWordings } from '../selfWordings';

export const wishes: SelfWordings['moves'] = {
  howTo: `
    como puedo/hago/invito/supero/consigo/dejo/digo/le/me/empiezo/aprendo/encuentro/logro
    como se hace/hacen/consigue, que puedo hacer/cocinar/regalar/decir/decirle
    que cocino/regalo/digo/pongo/preparo/elijo, que le digo/regalo/compro, que me pongo
    de que hablo, ^ ayuda, ayudame, mañana ayuda, necesito ayuda/consejo, consejos, algun truco
    no se como, que hago para, tu que harias, truco para
  `,
  riddle: `
    adivinanza, adivinanzas, acertijo, acertijos, hazme un quiz, hazme quiz, trivia, examiname
    ponme prueba
  `,
  theirRiddle: `
    que le dice un, que le dijo un, en que se parece un, van dos, toc toc, cual es el colmo
    tengo adivinanza, tengo acertijo, te va … adivinanza, va … adivinanza, ahi va … acertijo, te hago … adivinanza, adivinanza para ti, acertijo para ti, te digo adivinanza
    resuelve, adivina esta
  `,
  givesUp: `
    ni idea, no se, me rindo, paso $, dimela, dimelo, dime respuesta, dila, suelta, que es
    respuesta
  `,
  guess: `
    ^ adivina que, ^ adivina $, ^ sabes que $, ^ sabes que ?, ^ no te lo vas a creer
    ^ no sabes lo que paso
  `,
  nice: `
    dime algo bonito/lindo/tierno/dulce/amable, algo bonito, algo lindo, dime cosa bonita
    hazme cumplido, necesito cumplido, echame piropo, dime piropo
  `,
  askMe: `
    preguntame algo, preguntame cosa, hazme pregunta, preguntame $, preguntame lo
    hazme preguntas
  `,
  story: `sabes historia, sabes … historia, sabes historias, conoces … historia, conoces … historias, tienes … historia`,
};
