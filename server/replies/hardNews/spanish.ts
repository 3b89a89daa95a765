import type { NewsWordings } from './newsWordings';

export const spanish: NewsWordings = {
  fillers: `
    hoy, ayer, ahora, de repente, por desgracia, desgraciadamente, lamentablemente, hace poco, acaba de, tambien, ya, anoche, por fin, solo,
    pobre, querido, querida, viejo, vieja, mejor, hermanito, mayor, menor, pequeño, pequeña, la verdad, inesperadamente
  `,
  spellings: `mis = mi, nuestro = nuestra, nuestros = nuestra, nuestras = nuestra, han = ha, he = ha, hemos = ha, ha sido = ha, echan de menos = extrañan, echaron de menos = extrañan, echado de menos = extrañado, m = me, murieron = murio, fallecieron = fallecio`,
  kinds: {
    DEAR: `
      madre, mama, padre, papa, padres, hermano, hermana, hijo, hija, mujer, esposa, marido, esposo, pareja, amigo, amiga,
      abuela, abuelo, abuelita, abuelito, tio, tia, primo, prima, sobrino, sobrina, gato, gata, perro, perra, perrito, caballo, conejo, mascota, bebe, novio,
      novia, prometido, prometida, colega, compañero, compañera, vecino, vecina, profesor, profesora, jefe, paciente, suegra, suegro, padrastro, madrastra, gemelo, ex, cuñado, cuñada
    `,
    DIED: `murio, muerto, muerta, fallecio, fallecido, fallecida, se murio, se ha muerto, se fue para siempre, morir, fallecer, se suicido, se mato, se quito la vida, se ahorco, suicidado, quitado la vida`,
    ILLNESS: `
      una biopsia, biopsia, un bulto en el pecho,
      cancer, leucemia, linfoma, un tumor, tumor, un tumor cerebral, esclerosis, esclerosis multiple, parkinson, alzheimer, demencia, vih, un ictus, ictus, un derrame, un infarto,
      infarto, metastasis, quimio, una enfermedad terminal, un aborto espontaneo, una enfermedad grave
    `,
    FIRED: `despedido, despidieron, echaron, despedida, despidio, echado`,
    LEFT: `dejo, dejado, abandono, abandonado, engaño, engañado, planto, terminado, termino`,
  },
  after: `y, pero, porque, cuando, en, el, la, hace, de, por, este, esta, despues, tras, a, mientras, con, del, mi`,
  death: `
    mi DEAR DIED
    mi DEAR ha DIED
    DIED mi DEAR
    DIED … mi/nuestra DEAR
    ha DIED mi/nuestra/un/una DEAR
    se ha DIED mi/nuestra/un/una DEAR
    DIED un/una DEAR
    nuestra DEAR ha/DIED
    un/una DEAR mio/mia DIED
    un/una DEAR ha DIED
    ha perdido a mi/un/una/nuestra DEAR
    ha perdido mi DEAR
    perdi a mi/un/una/nuestra DEAR
    perdi mi/un/una DEAR
    perdimos a mi/un/una/nuestra DEAR
    perdimos al DEAR
    ha enterrado a mi DEAR
    enterramos a mi DEAR
    entierro/funeral de mi DEAR
    vengo … entierro/funeral/tanatorio
    vuelvo … entierro/funeral/tanatorio
    voy … entierro/funeral $
    estoy de luto
    ha tenido un aborto
    perdi al bebe
    sacrificar a mi/nuestra DEAR
    sacrificar al DEAR
    dormir a mi DEAR para siempre
    aniversario de la muerte de mi DEAR
    desde que DIED
    mi DEAR esta DIED
  `,
  blow: `
    mi DEAR tiene ILLNESS
    mi DEAR ha tenido ILLNESS
    mi DEAR tuvo ILLNESS
    mi DEAR se esta muriendo
    mi DEAR esta en el hospital
    mi DEAR esta en hospital
    mi DEAR esta hospitalizado/hospitalizada/ingresado/ingresada
    ha ingresado/hospitalizado a mi DEAR
    ingresaron a mi DEAR
    operan a mi DEAR
    van a operar a mi DEAR
    mi DEAR se cayo
    mi DEAR se ha caido
    mi DEAR se rompio
    mi DEAR se ha roto
    mi DEAR esta en coma/uci/cuidados
    mi DEAR esta en la uci
    mi DEAR esta muy enfermo/enferma/grave
    a mi DEAR … ILLNESS
    tengo ILLNESS
    me ha … ILLNESS
    me diagnosticaron
    me ha diagnosticado
    le diagnosticaron
    le ha diagnosticado
    es ILLNESS $
    me ha FIRED
    me FIRED
    me echan $
    me echan a la calle
    me despiden
    va a echarme/despedirme
    me van a echar/despedir
    ha perdido … trabajo/empleo
    perdi … trabajo/empleo
    me quede sin trabajo
    me ha quedado sin trabajo
    me LEFT $
    me ha LEFT $
    mi DEAR me LEFT
    mi DEAR me ha LEFT
    me LEFT mi DEAR
    me ha LEFT mi DEAR
    mi DEAR ha LEFT conmigo
    LEFT conmigo
    mi DEAR y yo … LEFT/rompimos/terminamos/roto
    ha roto con mi DEAR
    rompi con mi DEAR
    corto/cortado conmigo
    mi DEAR y yo ha cortado
    mi DEAR y yo cortamos
    corte con mi DEAR
    hemos roto $
    ha roto $
    rompimos $
    nos divorciamos
    me divorcio
    quiere el divorcio
    nos separamos $
    nos ha separado $
    mi DEAR tuvo un accidente
    mi DEAR ha tenido un accidente
    nos desahucian
  `,
  past: `
    hace … años
    hace un año
    hace años
    hace siglos
    hace mucho
    en su dia
    escribe el/ella
    pone en su perfil
    en su perfil
    dice el/ella
  `,
  over: `
    da igual
    es igual $
    no pasa nada
    no importa $
    superado $
    dejalo $
    dejemoslo
    en fin
    cambiando de tema
    cambiemos de tema
    hablemos de otra cosa
    otra cosa $
    olvidalo
    esta bien $
    estoy bien $
  `,
};
