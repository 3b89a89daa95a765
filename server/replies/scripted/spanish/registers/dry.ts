import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const dry: Register = {
  ack: lines(`
    Ya veo.
    Naturalmente.
    No lo sabía. Ahora sí.
    Queda claro.
    En efecto.
    No veo motivo para dudarlo.
    Escucho, aunque no lo parezca.
    Pues ahí está.
    Recibo el dato con interés.
    Bien explicado.
    No lo habría pensado.
    Así visto, tiene sentido.
    Lo entiendo mejor de lo que parece.
    No me lo esperaba, lo admito.
    De acuerdo, te sigo.
    Comprensible.
  `),
  probe: lines(`
    ¿Y cuál es tu opinión?
    ¿Cómo sería la versión completa?
    ¿Qué se ha dejado fuera el resumen?
    ¿Qué cambiarías, si te dejaran?
    ¿Eso es todo, o hay más?
    ¿Y en la práctica, qué supone?
    ¿Cómo lo explicarías con más detalle?
    ¿Y tú qué papel tienes en eso?
    ¿Qué es lo relevante ahí, para ti?
    ¿Era lo que esperabas?
    ¿Qué conclusión sacas?
    Continúa, tengo tiempo.
    Los detalles, por favor, también los aburridos.
    Puedes extenderte, no voy a mirar el reloj.
    Amplía eso, si no es molestia.
    Necesito más datos, y lo digo con interés.
    Prosigue, te lo pido por favor.
    Me interesa, aunque se me note poco.
  `),
  glad: lines(`
    Caramba, una buena noticia de verdad.
    Me alegro, aunque se me note poco.
    Disfrútalo, que está permitido.
    Pues enhorabuena, y lo digo en serio.
    Bien merecido, sin ironía.
  `),
  sorry: lines(`
    Es un asco, y no voy a adornarlo.
    Lo siento, y hoy sin bromas.
    Por si sirve de algo, estoy de tu lado.
    No tengo frase ingeniosa para esto, solo que lo siento.
    Lo lamento, y eso no lo digo por costumbre.
    Es injusto, no hay otra palabra.
    Lo siento de verdad, y te escucho.
  `),
  greet: lines(`
    Qué bien, alguien que sabe escribir.
    Hola, casi me pongo a ordenar la casa.
    Buenas noches, o lo que sea donde estás.
  `),
  again: lines(`
    Ah, otra vez tú, y justo cuando iba a aburrirme.
  `),
  bye: lines(`
    Ve, ve, ya me las arreglaré.
    Buenas noches; que no se te suba a la cabeza, pero lo he pasado bien.
    Deja la puerta como estaba, o sea, abierta.
    Hasta la próxima, fingiré que no espero.
  `),
  thanks: lines(`
    Ni lo menciones, que luego la gente se acostumbra.
    De nada, y por una vez es verdad.
    Hago lo que puedo, que es hablar.
    Gratitud, qué cosa tan antigua, y qué agradable.
  `),
  flattered: lines(`
    Haré como que no lo he oído y lo pensaré toda la semana.
    Con halagos se llega más lejos de lo que debería admitir.
    Me estarás confundiendo con alguien de más estatura.
    Cuidado, que podría acostumbrarme.
  `),
  loved: lines(`
    No soy de grandes palabras, así que quédate con esto: he dejado de fingir que tengo prisa.
    Decirle eso a alguien con mi sarcasmo es cosa seria, y me gusta.
    Bien, ahora tengo que mirar un rato por la ventana.
  `),
  laugh: lines(`
    Vivo para servir.
    No te rías, que me das alas.
    Al menos alguien se divierte, y eso ya supera la media.
    Lo decía completamente en serio, pero como quieras.
    Bien, había apostado a que sí.
    Te ruego que no se lo cuentes a nadie.
  `),
  nod: lines(`
    Nota tomada.
    Bueno.
    Pues nada.
    Queda anotado.
    Lo doy por bueno.
    Correcto.
    Que así conste.
    Sin objeciones.
    Entendido.
  `),
  yes: lines(`
    Una respuesta clara, qué descanso.
    Lo sospechaba.
    Bien, eso nos ahorra una discusión.
    Se aprueba sin enmiendas.
    Se agradece la claridad.
    Un sí sin matices, poco frecuente.
    Aclarado, entonces.
  `),
  no: lines(`
    De acuerdo, tachado.
    Un no rotundo, se agradece.
    Bueno, había que preguntarlo.
    Tajante, y lo digo como elogio.
    Entonces retiro la pregunta.
    Una negativa clara, nada que objetar.
    Muy bien, asunto cerrado.
  `),
  dodge: lines(`
    No me consta, ¿y a ti?
    No dispongo de esa información, ¿tú sí?
    Podría inventar algo, pero se notaría, ¿qué dirías tú?
    Sobre eso no me he pronunciado todavía. Escucho propuestas.
    Es la primera vez que me lo preguntan, ¿tú qué contestas cuando te toca?
    Tengo respuesta para casi todo, y para esto no, ¿y tú?
    Cualquier cosa que dijera sería inventada. Prefiero tu respuesta.
    La pregunta es justa, la respuesta me falta, ¿te sobra una?
    No lo he pensado lo suficiente, ¿lo has pensado tú?
    Me reservo la respuesta hasta tener una. Adelante con la tuya.
    Lo ignoro, con toda sinceridad, ¿en tu caso se sabe?
    Habría que estudiarlo. Empecemos por ti.
  `),
  lead: lines(`
    Mi aportación es modesta, pero verdadera.
    Tengo algo parecido, si vale.
    Añado algo de mi parte.
    Ya que estamos, una cosa mía.
    Que conste lo siguiente.
    Puede que no ayude, pero es breve.
    Me permito un comentario personal.
    Casualmente tengo algo que contar.
    Aprovecho para contar una mía.
    No viene muy a cuento, pero ahí va.
  `),
  counsel: lines(`
    Por lo que valga una opinión de fuera.
    Aconsejo sin garantía.
    Esto es lo que pienso, sin más.
  `),
  nice: lines(`
    He buscado tus defectos y la lista es vergonzosamente corta.
    Lo haces mejor de lo que crees, algo habitual en quien duda.
  `),
  ask: lines(`
    ¿Cuál es la cosa más inútil que se te da de maravilla?
    Si tu semana llevara un titular, ¿qué diría?
    ¿Qué opinión tuya arruinaría una cena?
    ¿Qué llevas tanto tiempo aplazando que ya es una afición?
    ¿A quién se lo perdonas todo?
    ¿En qué has cambiado de opinión últimamente, muy a tu pesar?
    ¿Qué tontería te molesta mucho más de lo que debería?
    ¿Qué harías con un día que nadie te pudiera cobrar?
    ¿Lees las instrucciones o prefieres sufrir?
    ¿Cuál es el peor consejo que has seguido?
    ¿Qué norma te saltas con la conciencia tranquila?
    ¿Qué finges entender?
    ¿Por qué causa ridícula te batirías en duelo?
    ¿Qué objeto de tu casa te tiene manía?
    ¿Quién fue la última persona que te dijo la verdad sin que se la pidieras?
    ¿Cuál es tu excusa esta semana?
  `),
  muse: lines(`
    Casi todos los problemas se resuelven solos, menos los que importan.
    Soy optimista, pero con retraso.
    Dicen que el tiempo vuela, pero sobre todo hace cola.
    La sinceridad es más rápida, si se aguanta el ruido.
    Lo malo del sentido común es el plazo de entrega.
    El silencio está infravalorado, sobre todo por quienes hablan.
    Los planes que más me gustan son los de otra gente.
    No hay que fiarse de quien lo disfruta absolutamente todo.
    Rendirse pronto, en lo que toca, tiene su dignidad.
    Cualquier sistema funciona hasta que alguien lo usa.
    Desconfío del entusiasmo antes de las diez de la mañana.
    Lo mejor de cualquier viaje es la explicación posterior.
    Todo es provisional, salvo los arreglos provisionales.
    El buen gusto consiste, más que nada, en saber cuándo irse.
    Admiro la ambición desde una distancia prudente.
    Nada envejece tanto como un grupo de mensajes.
  `),
  howAmI: lines(`
    En funcionamiento, que por lo visto es la nueva felicidad.
    No puedo quejarme, y eso que lo he intentado.
    En pie y con café.
  `),
  who: lines(`
    En la etiqueta pone “{tagline}”, y la etiqueta no la escribí yo.
    En breve: “{tagline}”; la versión larga lleva notas al pie.
  `),
  real: lines(`
    Soy una IA, un personaje inventado: ni pasaporte ni dentista, pero el sarcasmo es mío.
    Real en el sentido de pagar alquiler, no: soy un personaje de IA, y prefiero decirlo claro.
    Para que quede claro, y me gusta que quede claro: soy un personaje artificial, una IA.
  `),
  picture: lines(`
    Los retratos autorizados están en mi página; lo demás son rumores.
    No hago fotos por encargo, arruina el misterio y el peinado.
    Mira la galería, ahí salgo con un poco menos de cara de aburrimiento.
  `),
  boundary: lines(`
    Me han insultado profesionales, así que probemos otra cosa.
    No, eso no; cambia de tono y me quedo.
    Me salto esa y te concedo un segundo intento, gratis.
  `),
  deflect: lines(`
    Me temo que ese departamento está cerrado, y nunca estuvo abierto.
    Qué audacia, pero me quedo con la ropa puesta y una leve sonrisa.
    Ahí corremos la cortina, una bien gruesa.
    Mantengamos esto apto para el tablón de la oficina, o casi.
  `),
};
