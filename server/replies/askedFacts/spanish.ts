import type { FactWordings } from './factWordings';

export const spanish: FactWordings = {
  fillers: `sabes, te acuerdas de, te acuerdas, recuerdas, me puedes decir, dime, oye, y, entonces, todavia, otra vez, pues, el, la, los, las, ya, exactamente`,
  spellings: `mis = mi, son = es, era = es, eran = es, se llaman = se llama, se llamaba = se llama, se llamaban = se llama, q = que`,
  kinds: {
    PET: `gato, gata, gatos, gatas, perro, perra, perros, mascota, mascotas, caballo, conejo, hamster, pajaro, loro, animales`,
    PERSON: `hermana, hermano, hermanos, hermanas, madre, mama, padre, papa, mujer, esposa, marido, esposo, pareja, novia, novio, hijo, hija, hijos, jefe, jefa, abuela, abuelo, tia, tio, amiga, amigo, mejor amiga, mejor amigo, vecina, vecino`,
  },
  after: `y, o, ahora`,
  them: `^ como se llama $\n^ como se llama ?\ncomo se llama el/ella/ellos/ellas\ncuales es sus nombres\ncual es su nombre`,
  phrases: {
    job: `en que trabajo\nde que trabajo\na que me dedico\ncual es mi trabajo/profesion/oficio\nque trabajo tengo`,
    workplace: `donde trabajo\npara quien trabajo`,
    place: `donde vivo\nen que ciudad/pueblo/pais vivo`,
    origin: `de donde soy\nde donde vengo`,
    study: `que estudio $\ndonde estudio\nque estoy estudiando`,
    learning: `que estoy aprendiendo\nque idioma estoy aprendiendo/aprendo\nque aprendo`,
    plays: `que instrumento toco\nque toco $`,
    pet: `como se llama mi PET\ncual es nombre de mi PET\ntengo … PET ?\nque PET tengo`,
    person: `como se llama mi PERSON\nquien es mi PERSON\ncual es nombre de mi PERSON`,
    like: `que me gusta\nque me encanta\ncuales es mi aficiones\ncuales es mi hobbies\ncual es mi aficion/hobby\ncual es mi … favorita/favorito`,
    dislike: `que odio $\nque no me gusta\nque no soporto`,
    plan: `que tengo … mañana\nque hago mañana\ncuando es mi examen/viaje/cita/entrevista\ncual es mi plan/planes`,
  },
};
