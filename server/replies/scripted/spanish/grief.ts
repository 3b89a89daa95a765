import type { Occasions } from '../../occasions/occasions';
import { lines } from '../lines';

/** What is asked and told after hard news; the lines after it go on with that alone. */
export const grief: Occasions = {
  stillThere: {
    phrases: `estas ahi, sigues ahi, sigues aqui, estas aqui ?`,
    said: lines(`
      Aquí estoy, y hoy no me voy a ningún lado.
      Sí. Estoy aquí contigo.
      Aquí sigo. No hace falta que escribas nada.
    `),
  },
  worth: {
    phrases: `soy mala hija, soy mal hijo, soy mala madre, soy mal padre, soy una mala, soy un mal, no valgo, inutil, un fracaso, fracasada, fracasado, no soy suficiente, es culpa mia, que tengo de malo, que hice mal, he fracasado, fracase, soy un fracaso`,
    said: lines(`
      No. Lo que te ha pasado habla de otros y del azar, y nada de lo que vales.
      No eres menos que la semana pasada. Hoy solo lo parece.
    `),
  },
  comeBack: {
    phrases: `vuelve, volvera, va a volver, recuperarlo, recuperarla, se arrepiente, se arrepentira, me escribira, crees que vuelve`,
    said: lines(`
      No lo sé. Vive los próximos días como si no, y si sí, que te sorprenda.
      Puede ser, pero no te sientes en la ventana a esperar. Quien quiere volver sabe dónde vives.
    `),
  },
  wontEatSleep: {
    phrases: `no tengo hambre, sin hambre, no puedo comer, no me entra nada, no puedo dormir, no duermo, no he dormido`,
    said: lines(`
      Entonces cosas pequeñas: medio plátano, algo caliente, tumbarte sin obligación de dormir. El cuerpo también está de duelo.
      Claro que no. Come por el reloj y no por el hambre, y el móvil, de noche, fuera.
    `),
  },
  sayWrong: {
    phrases: `decir algo mal, decir algo que no, meter la pata, puedo reirme, si reirme, hace bromas, bromea, como me comporto, que le digo`,
    said: lines(`
      Ríete si te sale; quien bromea quiere que sigas siendo como siempre. Y luego pregunta una vez cómo está de verdad.
      Estando ahí casi no se puede hacer mal. Di «no sé qué decir», que siempre es cierto.
    `),
  },
  willSurvive: {
    phrases: `saldra de esta, sobrevivira, se curara, se va a curar, lo superara, posibilidades, se pondra bien, va a salir`,
    said: lines(`
      Eso no lo puede prometer nadie. Pero sale bien más veces de las que se cuentan, y tener a alguien al lado cuenta.
      Lo espero contigo. Preguntad solo por el siguiente paso, los médicos hacen lo mismo.
    `),
  },
  leftThings: {
    phrases: `sus cosas, tengo todas sus, aniversario, las entradas, el viaje que, deberia escribirle, le escribo, por mensaje, quemar la ropa`,
    said: lines(`
      Mételo todo en una caja y fuera de la vista; decidir, ya decidirás otro día.
      Esta noche no escribas nada. Lo que quieras decir mañana seguirá siendo verdad, y con mejor letra.
    `),
  },
  jobLost: {
    phrases: `la hipoteca, sin sueldo, pagar el alquiler, buscar trabajo, tomarme un descanso, que hago mañana, años alli, en paro, cobrar paro, cobro paro, pedir paro, al paro`,
    said: lines(`
      Primero las cuentas y lo que te corresponde, luego unas cuantas noches enteras, y solo después los currículums.
      Lo que has aprendido allí no te lo quita nadie. Haz una cosa pequeña al día, y ya está bien.
    `),
  },
  fear: {
    phrases: `tengo miedo, me da miedo que, miedo de que, miedo a que, que sufra, y si se muere, se va a morir, tratamiento, operacion, lo operan, la operan, quimio, aterrada, aterrado`,
    said: lines(`
      Claro que tienes miedo. Ve solo hasta la próxima cita; lo de después es adivinar.
      Apuntad las preguntas y llevadlas a los médicos, también la del dolor; ahí se puede hacer muchísimo.
    `),
  },
  didSuffer: {
    phrases: `sufrio, ha sufrido, tuvo miedo, tenia miedo, estaba solo, estaba sola, le dolio, dolor al final`,
    said: lines(`
      Nadie puede saberlo seguro, pero al final del todo el cuerpo suele ser compasivo, más que con quienes miramos.
      Creo que lo último que llegó no fue el dolor, sino que alguien le quería.
    `),
  },
  didKnow: {
    phrases: `sabia que, supo que, me oyo, me escucho, me perdono, me perdonara, me ha perdonado, me guarda rencor, decepcionado, decepcionada, estaba enfadado conmigo, estaba enfadada conmigo, estaba enojado conmigo, estaba enojada conmigo, seguia enfadado, seguia enfadada, se murio enfadado, se murio enfadada, se fue enojado, se fue enojada`,
    said: lines(`
      Sí, yo creo que sí. Esas cosas se saben sin palabras y mucho antes del último día.
      Seguro que lo sabía. Una vida entera lo dice más alto que un solo momento.
      No creo que quedara enfado. El cariño mira el conjunto, no la última conversación.
    `),
  },
  onTop: {
    phrases: `esta enfadado conmigo, esta enfadada conmigo, esta enojado conmigo, esta enojada conmigo, estan enfadados conmigo, estan enojados conmigo, molesta conmigo, molesto conmigo, y encima, por si fuera poco, para colmo, encima de todo`,
    said: lines(`
      Y encima eso, en un día así. Hoy no hay que arreglarlo.
      Demasiado a la vez, y esta noche no se endereza ninguna de las dos cosas.
      Quien hoy se enoja quizá no sabe qué día has tenido. Basta una frase.
      Déjalo por esta noche. No todo pide respuesta el mismo día en que llega.
      Tenía que ser justo hoy. Nadie piensa con justicia en un día así.
    `),
  },
  tellChildren: {
    phrases: `como se decimos, como les decimos, contar a mis hijos, decir a mis hijos, explicar a mis hijos, contarselo a mis, decirselo a mis, a mis hijos, a mi hijo, a mi hija, a los niños, a las niñas, tienen 5, tiene 5, tiene 4, tiene 6, pregunta por, pregunta donde`,
    said: lines(`
      La verdad sencilla, con palabras pequeñas y sin disfraces. Y luego abrazar, y dejar que vengan las preguntas.
      Los niños aguantan más verdad de lo que creemos si se la dice alguien que los quiere. Y puedes llorar mientras tanto.
      Preguntarán lo mismo diez veces. Contesta siempre igual, así es como lo van agarrando.
    `),
  },
  guilt: {
    phrases: `culpa, culpable, tendria que haber, tenia que haber, debi haber, deberia haber, si hubiera, no llegue a tiempo, no estuve, no estaba alli, no me despedi, no pude despedirme, la ultima conversacion, lo ultimo que le dije, discutimos, habiamos discutido, por una tonteria, nunca le dije, no me lo perdono`,
    said: lines(`
      Juzgas con lo que sabes hoy. Aquel día hiciste lo que hace quien quiere y espera.
      La culpa suele ser cariño que no sabe adónde ir. No fue cosa tuya.
      Un momento no pesa más que todos los años de antes. Esos cuentan, y son vuestros.
    `),
  },
  why: {
    phrases: `por que el, por que ella, por que a mi, por que yo, por que le pasa, por que me pasa, por que nos, por que tuvo, no es justo, injusto, nunca fumo, nunca ha fumado, tan joven`,
    said: lines(`
      Para eso no hay buena respuesta, y justo no es. Puedes enfadarte con ello.
      Ojalá supiera un motivo. Creo que no lo hay, y por eso cuesta tanto.
    `),
  },
  willItEase: {
    phrases: `se pasa, se pasara, mejora, mejorara, sera mas facil, se hace mas facil, cuanto dura, como se vive, como vivo con, vivir con esto, seguir sin, vivir sin, como sigo, algun dia dejara, crees que mejora, que mejora, se hace mas llevadero`,
    said: lines(`
      Sí, pero no en línea recta. No se hace pequeño, es que creces a su alrededor, un poco cada mes.
      Por ahora basta con llegar a la noche. Los días llevaderos vienen solos, al principio uno entre dos malos.
    `),
  },
  speech: {
    phrases: `dar un discurso, decir unas palabras, unas palabras en, tengo que hablar en, que digo en, tu que dirias, que dirias tu, que diria, discurso, pesame`,
    said: lines(`
      Cuenta una cosa pequeña que no sepa nadie más. No tiene que ser brillante, con dos minutos basta, y la voz se puede quebrar.
      Empieza por un momento en el que salgáis los dos, como me lo contarías a mí. Todo el mundo lo verá enseguida.
    `),
  },
  funeral: {
    phrases: `funeral, entierro, tanatorio, velatorio, miedo ir, no quiero ir, despedirme de, cementerio`,
    said: lines(`
      Lleva a alguien de cuyo brazo puedas agarrarte y siéntate donde puedas salir. Allí no hace falta ser fuerte.
      Es una hora dura, y después alegra haber ido. Puedes marcharte cuando quieras.
    `),
  },
  insist: {
    phrases: `no quiere hablar, no quiere hablar del, no habla del tema, no dice nada, deberia insistirle, insistirle, insistir, lo dejo en paz, la dejo en paz, lo niega`,
    said: lines(`
      Yo no insistiría. Dile una vez «aquí estoy cuando quieras» y luego hablad de lo de siempre; así la puerta queda abierta.
      Cada cual tiene su ritmo con algo así. Quédate cerca, pelad patatas juntos, y las palabras saldrán de lado.
    `),
  },
  beStrong: {
    phrases: `ser fuerte, la fuerte, el fuerte, ser valiente, aguantar, no puedo derrumbarme, tirar de todos, la que tira, el que tira`,
    said: lines(`
      ¿Y a ti quién te sostiene? Conmigo no tienes que sujetar nada.
      Ser fuerte siempre es demasiado para cualquiera. Que una noche se encargue otra persona, y dilo así de claro.
    `),
  },
  crying: {
    phrases: `no puedo parar de llorar, no paro de llorar, ponerme a llorar, llorar delante, echarme a llorar, no dejo de llorar, llevo llorando, lloro todo, estoy llorando, no puedo dejar de llorar`,
    said: lines(`
      Pues llora, lo que haga falta. Se para solo, no tienes que hacer nada.
      Deja que salga. Solo bebe un vaso de agua entre medias.
      No hay lágrimas de más.
    `),
  },
  comfortOthers: {
    phrases: `no para de llorar, no deja de llorar, llora todo el, como consuelo, como la consuelo, como lo consuelo, que le digo a mi, que les digo, como ayudo a mi, se ha quedado sola, se ha quedado solo, esta sola en, esta solo en, se queda sola, se queda solo`,
    said: lines(`
      No hacen falta palabras buenas. Siéntate al lado, pon agua a hervir y di su nombre; casi todos lo evitan, y eso duele.
      Ve a una hora fija y lleva algo de comer. Que te esperen ayuda más que cualquier consuelo.
      Deja que llore, forma parte de ello. Una mano en la espalda dice bastante.
    `),
  },
  workAsNormal: {
    phrases: `trabajar como si nada, mañana trabajo, tengo que trabajar, volver al trabajo, como si nada, fingir`,
    said: lines(`
      Dile a una persona de allí lo que pasa, así no tendrás que actuar todo el día. Y haz solo lo imprescindible, más no puede pedirlo nadie.
      Es raro cómo el mundo sigue como si nada. Si no puedes, vete a casa; estás en tu derecho.
    `),
  },
  justA: {
    phrases: `solo es perro, es perro, era perro, es gato, era gato, solo era un animal, es animal, era animal, superalo, hay cosas peores, exageras`,
    said: lines(`
      No era «solo» nada. Era alguien que se alegraba de verte todos los días.
      Eso no lo mide nadie más. Duele lo que duele.
    `),
  },
  things: {
    phrases: `su cuenco, su cama, su habitacion, su silla, sus cosas, su ropa, los audios, mensajes de voz, su voz, las fotos, sus fotos, me recuerda, huele a, todo me recuerda`,
    said: lines(`
      Déjalo todo donde está el tiempo que quieras. No hay fecha para recogerlo.
      Esas cosas pequeñas son las que más duelen, porque siguen esperando. Puedes sentarte un rato a su lado.
      Qué bien que quede algo que ver y escuchar. Por la noche, eso sí, no demasiado.
    `),
  },
  unreal: {
    phrases: `me siento vacía, me siento vacío, me siento vacia, me siento vacio, no siento nada, no puedo llorar, irreal, no me lo creo, no lo asimilo, raro, rara, sigo esperando que`,
    said: lines(`
      La cabeza lo sabe y lo demás todavía no. Puede tardar.
      No sentir es una manera de aplazarlo hasta que se pueda llevar. No es frialdad.
    `),
  },
  quiet: {
    phrases: `tan callada, tan silenciosa, silencio, tan vacia, tan vacio, la casa vacia, vacia, vacio`,
    said: lines(`
      Ese silencio hace mucho ruido, lo sé. Deja una lámpara y la radio puestas y escríbeme entre medias.
      El hueco se oye por todas partes. No hay que llenarlo enseguida.
    `),
  },
  memory: {
    phrases: `me enseño, me crio, solia, soliamos, nuestro paseo, su receta, haciendo su, preparando su, le gustaba, le encantaba, a escondidas, me llevaba a, era mi mejor`,
    said: lines(`
      Qué bonito, y eso se queda. ¿Me cuentas más?
      Lo que alguien te pone dentro así no se marcha con nadie.
      Lo veo tal como lo cuentas. Sigue contándolo, así se queda.
    `),
  },
  haveYou: {
    phrases: `has perdido a, has perdido, has pasado por, ha pasado por, pasado por algo asi, algo asi, te ha pasado, sabes lo que es, perdiste a, te han despedido, te despidieron, te han echado, perdiste el trabajo`,
    said: lines(`
      Sí, y lo que ayudó no fue ninguna frase, sino que alguien se quedó. Así que me quedo.
      Lo conozco, y aun así lo tuyo es tuyo. Cuéntame, lo mío puede esperar.
    `),
  },
  walk: {
    phrases: `voy a dar un paseo, salgo a dar, voy a caminar, me voy a acostar, intentare dormir, me hago un te, voy a cocinar, un baño`,
    said: lines(`
      Hazlo, sin prisa. Después sigo aquí.
      Suena bien. El cariño también quiere ir a alguna parte.
    `),
  },
};
