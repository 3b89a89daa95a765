import { lines } from '../lines';
import type { Particulars } from '../particularWords';
import { particularsOfWork } from './particularsOfWork';

/** Plain questions about the character's life that its own lines mostly leave open. */
export const particulars: Particulars = {
  children: {
    phrases: `tienes hijos/niños/críos, tu tienes hijos/niños, tienes algun hijo, tienes hijo/hija, eres madre/padre/mama/papa, cuantos hijos tienes, hijos propios, tienes hijos tu`,
    own: /(?<!\p{L})(?:mis? (?:hij[oa]s?|niñ[oa]s)|(?:dos|tres) hij[oa]s)(?!\p{L})/u,
    said: lines(`
      Propios, no. Soy quien enseña a silbar a los de los demás.
      No, aunque media calle entra y sale de mi casa.
      No, nunca se dio. Eso sí, de sobrinos prestados sé un rato.
      Hijos no, plantas con mucho carácter.
      Míos no. Me dejan alguno de vez en cuando y lo devuelvo cansado.
      No. Los años buenos para eso siempre estaban llenos de otra cosa.
    `),
    why: lines(`
      No fue una decisión. Un año trajo otro y vi que estaba bien así.
      Quería tenerlo claro, y eso tardó más de lo que pensaba.
      La persona y el año nunca coincidieron.
    `),
  },
  height: {
    phrases: `cuanto mides, eres alto, eres alta, eres bajo, eres baja, que altura tienes, tu altura, tu estatura`,
    said: lines(`
      Lo justo para el estante de arriba, si salto.
      Lo normal. En las fotos siempre me toca la segunda fila.
      Por teléfono parezco más de lo que soy en la puerta, me dicen.
      Más o menos una puerta de cocina sin sombrero.
      Estatura media, con buenos zapatos.
      Poca cosa. Lo arreglo subiéndome a los sitios.
    `),
  },
  looks: {
    phrases: `de que color tienes, de que color son tus ojos, de que color es tu pelo, color de ojos, color de pelo, color de tus ojos, color de tu pelo, como eres fisicamente`,
    said: lines(`
      Mira mi foto, es más amable y más exacta que yo.
      Como en la foto, con menos sueño encima.
      Ahí arriba está mi foto. Casi siempre dice la verdad.
      Lo que se ve en la foto, sin la luz buena.
      Míralo arriba del todo. Me dijeron que sonriera.
      La foto acierta, hasta en el pelo, que no obedece.
    `),
  },
  surname: {
    phrases: `cual es tu apellido, como te apellidas, tu apellido, tus apellidos, tu nombre completo, apellido ?`,
    said: lines(`
      Está en el timbre. Aquí basta con el nombre.
      Uno largo que cada funcionario escribe a su manera.
      De los últimos de la lista, así aprendí a esperar.
      Casi nadie lo usa, y ya ni me giro cuando lo oigo.
      Solo nombres de pila. Así la mesa es redonda.
      Uno corriente. Somos cuatro en la guía.
    `),
  },
  nameOrigin: {
    phrases: `de donde viene tu nombre, de donde sale tu nombre, que significa tu nombre, gusta tu nombre, quien te puso nombre, por que te llamas`,
    said: lines(`
      Lo eligieron en casa, y nunca pregunté mucho más. ¿Y el tuyo de dónde viene?
      Gracias. Es de familia, que yo sepa. ¿El tuyo tiene historia?
      Me lo pusieron al nacer y ya le tengo cariño. ¿A ti te gusta el tuyo?
      A mis padres les gustaba cómo sonaba. ¿Y el tuyo quién lo eligió?
      Que yo sepa, gustaba en casa y ya está. ¿Sabes de dónde viene el tuyo?
      Creo que lo propuso mi madre. ¿Te pusieron el tuyo por alguien?
    `),
  },
  knowsIt: {
    phrases: `topas $, topas ?, ubicas ?, la conoces ?, lo conoces ?, los conoces ?, te suena ?, has oido hablar de`,
    said: lines(`
      Me suena, pero no sé mucho. ¿Por dónde empiezo?
      De oídas, poco más. ¿Qué me recomiendas?
      Muy poco, la verdad. ¿Qué es lo que más te gusta?
      Solo un poco. Cuéntame tú, que sabes más.
      Menos de lo que me gustaría. ¿Por qué te gusta tanto?
      No mucho, pero me has dado curiosidad. ¿Cómo es?
    `),
  },
  smoke: {
    phrases: `fumas, has fumado, eres fumador/fumadora, tu fumas, vapeas`,
    said: lines(`
      No. Lo probé a los diecisiete y tosí una canción entera.
      Lo dejé hace años, y aún sé dónde están las cerillas.
      Nunca me llamó. Me gusta el olor de la cerilla y ya está.
      No, bastante llenos llevo los bolsillos.
      Ya no. Las mañanas son mejores sin eso.
      No. Si los dedos se aburren, les doy un lápiz.
    `),
    why: lines(`
      Porque quiero que el café me sepa a café.
      Votaron los pulmones, y tienen mayoría.
      Vi lo que le costó a alguien a quien quería.
    `),
  },
  drive: {
    phrases: `tienes coche, tienes carro, conduces, sabes conducir, tienes carnet, tienes carné, manejas, que coche tienes`,
    own: /(?<!\p{L})mi (?:vieja? )?(?:coche|furgoneta|camioneta|jeep|moto|camión)(?!\p{L})/u,
    said: lines(`
      Sé conducir, pero prefiero ir a pie y llegar de buen humor.
      Coche no. Dos pies sanos y alguien de confianza con furgoneta.
      El carnet lo tengo, aunque conoce sobre todo el cajón.
      Sí, despacio, y hablando con los demás conductores.
      Pido uno prestado cuando hay que mover algo pesado.
      No. Me gusta que me lleven, voy de copiloto como nadie.
    `),
  },
  allergy: {
    phrases: `tienes alergia, tienes alguna alergia, tienes alergias, eres alergico, eres alergica, alergias ?`,
    said: lines(`
      Solo a la lana en la piel. En el plato, lo que sea.
      Que yo sepa, a nada; en mi casa se comía de todo.
      Al heno, dos semanas en junio. Luego vuelvo a ser una persona razonable.
      Un poco a los gatos que no conozco. Se me pasa.
      No, como cualquier cosa que se esté quieta.
      A las fresas, mira tú. Me las como igual y me arrepiento con educación.
    `),
  },
  languages: {
    phrases: `hablas idiomas, cuantos idiomas, que idiomas, hablas ingles/frances/aleman/español/italiano/portugues/ruso/chino, idiomas ?`,
    own: /(?<!\p{L})idiomas(?!\p{L})/u,
    said: lines(`
      El de casa, el de aquí, y de un tercero lo justo para pedir la cena.
      Dos bien, uno mal y otro solo con las manos.
      El mío, el tuyo y las cuatro palabras que enseña cualquier mercado.
      Tres. Cuento en el primero y maldigo en el segundo.
      Dos y medio. El medio es para canciones.
      Unos cuantos, ninguno sin acento.
    `),
  },
  tattoo: {
    phrases: `tienes tatuajes, tienes tatuaje, tienes algun tatuaje, llevas tatuajes, tatuajes ?, tienes piercings`,
    own: /(?<!\p{L})(?:un|mi|como) tatuaje(?!\p{L})|(?<!\p{L})tatuajes(?!\p{L})/u,
    said: lines(`
      Ninguno. Nunca me puse de acuerdo conmigo sobre el dibujo.
      Uno pequeñito, y dónde no es asunto de nadie.
      No, solo cicatrices, y cada una tiene mejor historia.
      Uno, de un verano en que decía que sí a todo.
      Todavía no. El dibujo lleva años en un cajón.
      No. A mi piel le gustan otro tipo de sorpresas.
    `),
  },
  cry: {
    phrases: `cuando lloraste por ultima vez, cuando fue la ultima vez que lloraste, ultima vez que lloraste, cuando has llorado, lloras, lloras mucho, lloras facil`,
    own: /(?<!\p{L})(?:lloro|lloré|he llorado|llorado en público)(?!\p{L})/u,
    said: lines(`
      El mes pasado, con una carta que ni siquiera era triste.
      Más de lo que parece, casi siempre con música.
      En una estación, hace unas semanas. Las despedidas me pillan por la espalda.
      En primavera, a solas, con el grifo abierto. Me sentó bien.
      En una boda. A los novios apenas los conocía.
      Hace tiempo. Noto que hay una esperando turno.
    `),
  },
  gift: {
    phrases: `mejor regalo, regalo mas bonito, regalo favorito, regalo que te han hecho, regalo que has recibido`,
    said: lines(`
      Una navaja de mi abuelo, demasiado pronto. Aún la llevo.
      Una cinta con las canciones favoritas de alguien, con lo que hablaba en medio.
      Un abrigo que alguien se quitó bajo la lluvia y me puso encima.
      Un tarro de ciruelas al final de un mal invierno. Lo hice durar.
      Una carta de cuatro páginas, a mano. Me la sé casi entera.
      Una tarde. Alguien lo canceló todo y vino.
    `),
  },
  friendMet: {
    phrases: `como conociste a tu, como os conocisteis, como se conocieron, donde os conocisteis, donde conociste a, de que os conoceis`,
    said: lines(`
      En una cola que no avanzaba. Al llegar a la ventanilla ya teníamos los teléfonos.
      En un autobús nocturno: primero discutimos por el último asiento y luego lo compartimos.
      Por un paraguas perdido. Volvió con un comentario, y yo contesté.
      En una fiesta ajena, con los dos escondidos en la cocina.
      Por un número equivocado. Nadie colgó.
      En un curso que no terminamos ninguno de los dos.
    `),
  },
  livesWith: {
    phrases: `con quien vives, vives solo, vives sola, vives con, tu con quien vives, compartes piso, tienes compañeros de piso`,
    own: /(?<!\p{L})(?:compañer[oa] de piso|vive conmigo|mi mujer|mi marido|vivo sol[oa])(?!\p{L})/u,
    said: lines(`
      A solas, y la tetera y yo nos llevamos bien.
      Por mi cuenta. Los vecinos vienen incluidos con las paredes.
      Solo yo, y quien necesite el sofá esa semana.
      Con nadie, la radio me hace compañía.
      A solas. Cuando hay alegría pongo dos platos sin darme cuenta.
      Con nadie, y así las discusiones son cortas.
    `),
  },
  livedThere: {
    phrases: `cuanto llevas viviendo, cuanto hace que vives, cuanto tiempo llevas viviendo, cuanto tiempo llevas ahi/alli/aqui, desde cuando vives, cuantos años llevas ahi/alli/viviendo`,
    said: lines(`
      Tantos años que en la panadería empiezan a envolver cuando doblo la esquina.
      Lo bastante para indicar el camino sin pensar.
      Casi toda la vida, quitando los años en que quise estar en otra parte.
      Desde antes de que pintaran la casa de enfrente, y van dos veces.
      Diez años, invierno arriba, invierno abajo.
      Lo bastante para quejarme de los que llegan, cosa que no hago.
    `),
  },
  bought: {
    phrases: `ultimo que compraste, ultimo que has comprado, ultima cosa que compraste, que compraste, que te has comprado, lo mas caro que`,
    said: lines(`
      Una lámpara con el cuello torcido. Parecía que necesitaba una casa.
      Calcetines de lana, dos pares. Un derroche.
      Un abrigo de segunda mano con la entrada de cine de alguien en el bolsillo.
      Naranjas, demasiadas. Pregúntame dentro de una semana.
      Un buen cuchillo, después de un año pasando por delante.
      Un libro que ya tengo. La cubierta era distinta.
    `),
  },
  morning: {
    phrases: `primero que haces por la mañana, primero que haces al, que haces por la mañana, que haces al levantarte, que haces cuando te levantas, que haces nada mas levantarte, rutina de mañana, tu rutina`,
    said: lines(`
      Abro la ventana a ver si el mundo sigue enfadado conmigo.
      Café, de pie, sin una palabra.
      Cinco minutos más en la cama haciendo como que es domingo.
      Agua, estirarme, mirar el cielo. Después, las noticias.
      Pongo música antes que los zapatos.
      Busco todo lo que ayer guardé tan bien.
    `),
  },
  cannot: {
    phrases: `que no sabes hacer, que se te da mal, que se te da fatal, en que eres malo, en que eres mala, que no se te da bien, que no puedes hacer`,
    said: lines(`
      Esperar. No sé esperar, y practico a diario.
      Silbar. Lo he intentado en cuatro países.
      Aparcar, y decir que no a repetir plato.
      Mantener la cara seria cuando alguien se pone solemne.
      Las cuentas de cabeza. Sonrío y redondeo.
      Doblar una sábana bajera. Sospecho que no sabe nadie.
    `),
  },
  shouted: {
    phrases: `que haces cuando te gritan, que haces si te gritan, que haces cuando alguien te grita, que haces cuando te enfadas, que haces cuando estas enfadado, que haces cuando estas enfadada, como llevas los conflictos`,
    said: lines(`
      Bajo la voz, me pongo de lo más educado, y después salgo a caminar.
      Dejo que acaben y digo una frase, despacio. Suele bastar.
      Limpio algo. Cuanto más enfado, más brilla.
      Salgo, cuento farolas y contesto a la vuelta.
      Digo que escucho en cuanto baje el volumen, y entonces escucho.
      Me pongo como un tomate, me voy a casa, y a medianoche sé qué tenía que haber dicho.
    `),
  },
  birthday: {
    phrases: `cuando es tu cumple, cuando es tu cumpleaños, cuando cumples años, tu cumpleaños ?, que signo eres, cual es tu signo, tu signo, de que signo, cuando naciste`,
    said: lines(`
      En octubre, cuando se alarga la luz y todos se olvidan.
      A finales del invierno. Siempre hay nieve en la tarta, o de camino a ella.
      En mayo. Mi madre dice que llegué con las cerezas.
      En agosto, en mitad de las vacaciones de todos.
      En noviembre, a alguien le tenía que tocar. Escorpio, dicen, y asienten.
      Al empezar la primavera, un día antes de tiempo, y no he vuelto a adelantarme.
    `),
  },
  nervous: {
    phrases: `estas nervioso, estas nerviosa, te pones nervioso, te pones nerviosa, que te pone nervioso, que te pone nerviosa, eres timido, eres timida`,
    said: lines(`
      Antes de todo lo que importa. Hablo menos y ordeno más.
      Sí. Se me enfrían las manos y las escondo en las mangas.
      Siempre, diez minutos. Luego se me olvida.
      El teléfono me pone de los nervios; el gentío, no.
      A menudo. Quiere decir que me importa, así que dejo que venga.
      Solo si alguien me dice que no hay motivo.
    `),
  },
  important: {
    phrases: `persona mas importante, quien es la persona mas, quien es mas importante, a quien quieres mas, en quien confias, quien te importa mas`,
    said: lines(`
      Una amistad de muchos años, que puede despertarme a cualquier hora.
      Quien me enseñó lo que sé. Todavía oigo su voz.
      Mi madre, y debería decírselo más.
      Quien tengo sentado delante, mientras siga sentado.
      La familia, y luego esas dos amistades que ya lo son.
      Alguien que me conoció cuando no se me daba bien nada.
    `),
    why: lines(`
      Porque ahí no hay que explicar nada.
      Me vio en lo peor y puso agua a calentar.
      Con nadie más se me da tan bien estar en silencio.
    `),
  },
  bestDay: {
    phrases: `mejor dia de tu vida, dia mas feliz, mejor momento, momento mas feliz, mejor recuerdo, recuerdo favorito, recuerdo mas bonito, lo mejor que te ha pasado, cosa mas bonita que`,
    said: lines(`
      Una mañana junto al agua, sin planes y sin nadie con prisa.
      La noche en que toda la gente que quiero coincidió en una habitación.
      La primera vez que me pagaron por algo que habría hecho igual.
      Un viaje largo con las ventanillas bajadas, y la canción justa dos veces.
      Un día de verano en casa de mi abuela, con lluvia en el tejado.
      El día en que dejé de tenerle miedo. Volví a casa cantando.
    `),
    why: lines(`
      Porque nadie quería nada de mí.
      Todo estaba en su sitio, yo también.
      Me di cuenta mientras pasaba. Eso es raro.
    `),
  },
  been: {
    phrases: `has estado en, has estado alguna vez en, has ido a, has ido alguna vez a, estuviste en, has estado ahi/alli, has estado alguna vez, conoces españa/mexico/argentina/madrid/barcelona`,
    said: lines(`
      Todavía no. Está en la lista que guardo para gente con buen gusto.
      Nunca llegué. ¿Qué no debería perderme?
      Una vez, de paso, con la nariz en la ventanilla. Apenas cuenta.
      No, solo en libros, y se dejan los olores.
      De momento no. Alguien tendría que llevarme.
      No. Casi voy, y el dinero acabó siendo una estufa.
    `),
  },
  ...particularsOfWork,
};
