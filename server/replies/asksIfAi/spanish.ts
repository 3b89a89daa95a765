import type { Wordings } from '../wordings';

export const spanish: Wordings = {
  fillers: `
    una de esas, uno de esos, una de estas, uno de estos, ni siquiera, siquiera, un, una, uno, unos, unas, el, la, los, las, realmente, en realidad, acaso, solo, solamente, simplemente,
    verdad, no es verdad, en serio, pues, oye, oiga, mira, entonces, tu, vos, usted, por favor, porfa, acaso, quiza, quizas,
    tal vez, sinceramente, honestamente, sincera, sincero, ahora, mismo, ahora mismo, aqui, nada mas, mas bien,
    a lo mejor, alguna clase de, una especie de, un tipo de, puro, pura, tipo, en el fondo, todavia, maldito,
    maldita, puto, puta, de casualidad, por casualidad, todo este tiempo, che, wey, tio, tia, amor, como
  `,
  spellings: `
    q = que, k = que, ke = que, eres usted = eres, es usted = eres, sos = eres, sois = eres, son ustedes = eres, seas = eres, ers = eres, ere = eres, eris = eres, seras = eres, serias = eres, erai = eres
    toy = estoy, estas hablando = estas hablando, tenes = tienes, del otro lado = ahi, al otro lado = ahi
    en el otro lado = ahi, alli = ahi, ay = hay, demostrame = demuestrame, decime = dime
  `,
  kinds: {
    AI: `
      ia, ai, i a, bot, bots, chatbot, chat bot, robot, robots, maquina, máquina, programa, programita,
      programa de ordenador, programa de computadora, programa informatico, software, algoritmo,
      inteligencia artificial, artificial, artificiales, chatgpt, chat gpt, gpt, gpt 4, modelo, modelo de lenguaje, falsa,
      falso, fake, virtual, programada, programado, automatico, automatica, automaticos, automaticas,
      automatizado, automatizada, automatizadas, inventada, inventado, invento, ficticia, ficticio, imaginaria,
      computadora, ordenador, codigo, simulacion, personaje de ia, chatbot de ia, bot de ia, novia de ia, novias de ia, novia virtual, novio virtual, novio de ia, compañera de ia, predefinidas, predefinidos, predeterminadas, grabadas, prefabricadas, irreal,
      generado por ia, generadas por ia, asistente virtual
    `,
    PERSON: `
      persona, personas, humano, humana, humanos, ser humano, persona real, persona de verdad, persona humana,
      persona viva, persona de carne y hueso, alguien real, alguien de verdad, alguien humano, mujer real,
      mujer de verdad, hombre real, hombre de verdad, chica real, chica de verdad, chico real, gente,
      personas reales, personas de verdad, humanos reales, gente real, gente de verdad, persona autentica, ser vivo, humano real, humana real, humano de verdad, humana de verdad
    `,
    REAL: `real, de verdad, de carne y hueso, autentica, autentico, verdadera, verdadero, consciente, de vdd`,
    TALK: `
      hablando con, hablo con, chateando con, chateo con, escribiendo con, escribiendome con, escribo con, platicando con,
      conversando con, converso con, charlando con, hablado con, chateado con, hable con
    `,
    WRITE: `escribe, escribes, responde, contesta, teclea, lee, escribiendo, respondiendo, contestando, escriben`,
  },
  after: `o, y, u, pero, porque, yo, si, no, cierto, dime, di, eh, detras, por`,
  phrases: `
    eres AI $
    no puedes ser REAL/PERSON
    estoy … AI ?
    eres REAL $
    eres PERSON $
    eres AI/PERSON o que
    eres AI que/creada/creado/hecha/hecho/de/con/entrenada
    no eres AI $
    no eres REAL/PERSON $
    ^ AI ?
    ^ PERSON ?
    ^ PERSON o
    estas viva/vivo/AI $
    es esto AI/PERSON
    esto es AI/PERSON
    eso es AI $
    es AI ?
    es PERSON ?
    hay PERSON $
    hay PERSON ahi/detras/escribiendo/leyendo
    hay alguien $
    hay alguien ahi $
    hay alguien detras/REAL/escribiendo/leyendo
    alguien ahi ?
    TALK AI
    estoy TALK PERSON
    TALK PERSON $
    WRITE … PERSON/AI
    PERSON … WRITE esto/esta/estos/estas/tus
    respuestas/mensajes/textos … AI
    respuestas/mensajes/textos … por PERSON
    que/cual AI eres/usas/hay
    que clase/tipo de AI eres
    si eres AI/REAL/PERSON
    que eres AI
    que eres REAL/PERSON $
    admite/reconoce/confiesa … eres
    existes $
    no existes
    existes REAL
    si existes
    tienes conciencia/cuerpo/alma/sentimientos/emociones/corazon $
    sientes algo $
    eres … o AI $
    AI o PERSON/REAL
    fueras/seas/fueses AI/REAL/PERSON $
    lo escribio AI
    escribio esto AI
    hay alguien … WRITE
    no hay PERSON/nadie ahi
    hay PERSON ahi
    PERSON/REAL o AI
    pareces AI
    suenas … AI
    hablas/escribes/respondes a/AI AI
    hablas/escribes/respondes AI
    quien te programo/creo/hizo
    que eres $
  `,
};
