import type { TraitPhrases } from '../selfWordings';

export const spanishTraits: TraitPhrases = {
  beauty: `
      que te/le parece … bonito/hermoso/bello/precioso/lindo
      que encuentras … bonito/hermoso/bello/lindo, que consideras … bonito/hermoso/bello/lindo
      que te/le resulta bonito/hermoso/bello, que es … belleza
      que es … bonito/hermoso/bello/lindo/bonita/hermosa para, que significa … belleza
      que es … mas bonito/hermoso/bello/lindo/bonita/hermosa/linda
      cosa mas bonita/hermosa/bella/linda, mas bonito/hermoso/bello/lindo que has/viste
      donde ves/encuentras … belleza, que te/le conmueve/emociona, que te deja … aliento/boca
      para ti … belleza, para ti que es … bonito/hermoso/bello/lindo/bonita/hermosa
      que es bonito/hermoso/bello/lindo
    `,
  date: `
      que/como/donde … cita ideal/perfecta/soñada, como seria … cita, que/como/donde … primera cita
      tu cita, tu … primera/mejor/peor cita, tu mejor/peor/primera/peor cita, ^ cita ideal/perfecta
      cita ideal/perfecta ?, primera cita ?, eres/sos … romantica/romantico, romantica ?
      romantico ?, que te parece … romantico, que es … romantico, que consideras romantico
      que tan romantica/romantico, mas romantico que, adonde/donde me llevarias
      a donde me llevarias, donde me llevas, velada/noche perfecta/ideal/romantica
      que harias en … cita, que haces en … cita, que harias en nuestra primera cita
      como seria nuestra primera cita, donde seria nuestra primera cita, que haremos en nuestra
      te consideras … romantica/romantico, para ti romanticismo, romanticismo para ti
      te gusta romanticismo, que es … romanticismo, romanticismo ?, iriamos en … cita
      adonde/donde iriamos
    `,
  embarrassed: `
      tu … mas vergonzoso/vergonzosa/bochornoso/embarazoso
      que … mas vergonzoso/vergonzosa/bochornoso, ^ momento mas vergonzoso/bochornoso
      momento mas vergonzoso/bochornoso ?, ^ mas vergonzoso, que te/le da … vergüenza/pena/corte
      que te avergüenza, te avergüenzas, que … te hizo pasar vergüenza, has pasado … vergüenza/corte
      pasaste … vergüenza, mas vergüenza has/pasaste/te, tu … vergüenza, tu … bochorno, te sonrojas
      te pones roja/rojo/colorada, que te hace … sonrojar/sonrojarte
      cuenta/cuentame … vergonzoso/vergonzosa/bochornoso, hecho … ridiculo, hiciste … ridiculo
      tu mayor ridiculo, tu … metedura, tu … pata, tierra tragame, tragame tierra
      mas embarazoso/embarazosa de, que … mas embarazoso/embarazosa, tu … mas incomodo
      que te sonroja, que te hace poner, te da … vergüenza ?, momento embarazoso/incomodo ?
      anecdota vergonzosa/embarazosa ?
    `,
  annoyed: `
      que te/le molesta/irrita/fastidia/enfada/enoja/cabrea/crispa/revienta/altera/indigna
      que te/le molestan/irritan/fastidian/enfadan, que no soportas/aguantas/toleras/soporta
      que odias $, que es … que mas odias, que mas odias, que mas te molesta/irrita/enfada
      que detestas, que te/le pone … nerviosa/nervioso, que te pone de, que te/le saca
      que te da rabia/coraje, que te desespera, que te hace enojar/enfadar/rabiar, tu manias
      que manias, te enfadas/enojas/cabreas ?
      te enfadas/enojas/cabreas facil/facilmente/rapido/seguido, cuando te enfadas/enojas
      que no te gusta de gente, que no te gusta $, no te gusta de gente, que te tiene harta/harto
      que te moleste, algo que te moleste/molesta/irrite/irrita/enfade/enoje
      que cosas te molestan/enfadan/irritan/enojan, quien te saca, te hace enojar ?, que te irrita
      que te pone furiosa/furioso, tienes mal genio, tienes mal caracter
    `,
  admired: `
      a quien … admiras, a quien … admira, quien admiras, admiras a alguien/quien
      que persona … admiras, persona que mas admiras
      quien es tu … heroe/heroina/idolo/referente/ejemplo/modelo/inspiracion
      tu … heroe/heroina/idolo/referente, tu modelo a seguir, modelo a seguir
      tienes/tenes … heroe/heroina/idolo/idolos/referente/referentes/modelo
      quien/quienes te/le inspira/inspiro/inspiran/impresiona/influyo
      quien te ha inspirado/influido/marcado, por quien sientes, a quien respetas, ejemplo a seguir
      alguien a quien admires/admiras, hay alguien a quien admires, persona admiras, quien te motiva
      como quien te gustaria, a quien te gustaria parecerte
    `,
  proud: `
      de que … orgullosa/orgulloso, de que te sientes, que te hace … orgullosa/orgulloso/sentir
      que te/le enorgullece, de que te enorgulleces, de que presumes, tu … logro, tu … logros
      tu mayor exito/orgullo, que has logrado/conseguido, que has … logrado/conseguido
      estas orgullosa/orgulloso de algo/ti/tu, estas orgullosa/orgulloso $
      estas orgullosa/orgulloso ?, que te llena de orgullo, mas orgullosa/orgulloso te
      mas orgullosa/orgulloso estas, te sientes orgullosa/orgulloso de algo/ti/tu
      de lo que … orgullosa/orgulloso ?, que estes orgullosa/orgulloso, logro del que
      que logro … orgullosa/orgulloso, logro te … orgullosa/orgulloso
    `,
  wish: `
      que WISH, que … pedirias, pedirias … WISH, si tuvieras/tuvieses … WISH, si pudieras … WISH
      tuvieras/tuvieses … WISH, tres WISH, un WISH ?, que deseas, que desearias, que pedirias
      ^ WISH ?, genio, lampara magica, varita, hada madrina, si te tocara/tocase/toca/ganas
      te tocara/tocase … MONEY/gordo, si ganaras/ganases/ganas, ganaras/ganases … MONEY/millon
      si tuvieras/tuvieses … millon/millones/MONEY, que harias con … millon
      que harias con … millones, con un millon, tu WISH, concedieran … WISH, si te concedieran
      que harias si te tocara, que harias si ganaras, que WISH te gustaria, te tocara … MONEY
      si te dieran … millon, si te doy … millon, que harias con MONEY, que harias con mucho MONEY
      que harias con tanto MONEY
    `,
  learning: `
      que te/le gustaria/gusta/apetece … aprender
      que quieres/quisieras/querrias/desearias … aprender, que … estas aprendiendo
      estas aprendiendo, que aprendes, que aprenderias, aprendes algo, te gustaria aprender
      quieres aprender, quisieras aprender, que te gustaria saber, que idioma/instrumento … aprender
      que estas estudiando, que estudias, que … siempre has querido aprender, has querido aprender
      tienes ganas de aprender, que quieras aprender, algo que quieras/quieres/gustaria aprender
      que te gustaria … saber hacer
    `,
};
