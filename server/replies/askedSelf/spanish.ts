import type { SelfWordings } from './selfWordings';
import { spanishTraits } from './traits/spanish';
import { wishes } from './wishes/spanish';

export const spanish: SelfWordings = {
  fillers: `
      y, pues, oye, entonces, bueno, a ver, la, el, los, las, lo, un, una, unos, unas, muy, mucho
      mucha, muchos, realmente, tambien, siempre, normalmente, por cierto, ahora si, usted, porfa
      por favor, si se puede saber, ya, alguna vez, algun, alguna
    `,
  spellings: `
      tus = tu, cual = que, cuales = que, q = que, k = que, xq = por que, pq = por que
      porque = por que, fue = es, era = es, son = es, estuvo = es, ha sido = es, gustan = gusta
      encanta = gusta, encantan = gusta, interesa = gusta, favorito = favorita
      favoritos = favorita, favoritas = favorita, preferido = favorita, preferida = favorita
      dnd = donde, por la pasta = por el dinero, por pasta = por el dinero
    `,
  after: `
      o, ahora, hoy, ahora mismo, en este momento, normalmente, exactamente, tio, tia, guapa
      guapo, actualmente, anda, porfa, obvio, aparte de, bro, jaja, jajaja
    `,
  own: `
      yo, mi, mis, mio, nuestro, nuestra, dije, conte, tengo, hice, vivo, trabajo yo
    `,
  you: `
      tu, te, ti, contigo, vos, eres, estas, tienes, haces, crees, piensas, harias, dirias
      quieres, puedes, vives, trabajas, prefieres, sabes
    `,
  apart: `yo, mi, mis, me, mio, nosotros, nuestro, nuestra`,
  topics: {
    work: `
      trabajo, profesion, oficio, curro, compañeros de trabajo, jefe, jefa, empleo
    `,
    family: `
      familia, hermanos, hermano, hermanas, hermana, padres, madre, mama, padre, papa, parientes
      abuelos
    `,
    hobby: `
      tarde perfecta, noche perfecta, mañana perfecta, tarde ideal
      hobby, hobbies, aficion, aficiones, pasatiempo, pasatiempos, tiempo libre, ratos libres
    `,
    food: `
      comida, plato, cocinar, cocinas, cocina, comer, comes, desayuno, desayunas, almuerzo, cena
      cenas, cenar, pizza, pasta, sushi, chocolate, tarta, postre, dulces, picante, vegetariana
      vegetariano, vegana, vegano, queso, tortilla, cebolla
    `,
    drink: `
      cafe, te con leche, vino, cerveza, beber, bebes, bebida, tomar algo, coctel, cocteles, mate
      infusion, infusiones
    `,
    music: `
      musica, cancion, canciones, grupo, grupos, banda, bandas, cantante, cantar, cantas
      instrumento, guitarra, piano, concierto, conciertos, jazz, rock, flamenco, reggaeton, opera
    `,
    books: `
      libro, libros, leer, lees, lectura, novela, novelas, autor, autora, autores, poesia, poema
      poemas, escritor, escritora
    `,
    screen: `
      pelicula, peliculas, peli, pelis, serie, series, tele, television, netflix, cine
      videojuegos, anime
    `,
    animals: `animal, animales, mascota, mascotas, gato, gatos, perro, perros, caballos`,
    sport: `
      deporte, deportes, gimnasio, gym, futbol, correr, corres, nadar, nadas, yoga, tenis
      entrenar, entrenas, ejercicio, senderismo, esquiar, escalar, bici
    `,
    travel: `viajar, viajas, viaje, viajes, vacaciones, extranjero, paises, viajado`,
    weather: `
      tiempo que hace, lluvia, llueve, sol, nieve, verano, invierno, otoño, primavera, estacion
      frio, calor, tormentas
    `,
    sleep: `
      dormir, duermes, dormido, dormiste, madrugar, madrugas, madrugadora, madrugador, nocturna
      nocturno, trasnochar, trasnochas, despertarte, despiertas
    `,
    friends: `amigos, amigas, mejor amigo, mejor amiga, amistad, amistades`,
    money: `dinero, rica, rico, loteria, millonaria, millonario, pasta gansa`,
    faith: `
      dios, destino, suerte, fantasmas, horoscopo, horoscopos, astrologia, signo, religion
      religiosa, religioso, creyente, supersticiosa, supersticioso, mas alla, extraterrestres
      karma, almas gemelas, milagros, magia, casualidades
    `,
    fear: `miedo, miedos, temes, asusta, fobia, fobias`,
    dream: `sueño, sueños, sueñas, meta, metas`,
    wish: `deseo, deseos, superpoder, superpoderes, super poder, super poderes`,
    happy: `feliz, felicidad, reir`,
    phone: `
      movil, telefono movil, redes sociales, redes, instagram, tiktok, internet, tecnologia
      facebook, celular
    `,
    colour: `color, colores`,
    secret: `secreto, secretos`,
    joke: `chiste, chistes`,
  },
  frames: `
      ^ X ?, te gusta … X, tienes … X, haces … X, practicas … X, eres … X, estas … X, crees en … X
      que X, tu … X, tu X favorita, que … X … gusta, que … X … escuchas/ves/prefieres/tienes/haces
      que opinas … X, que piensas … X, que tal … X, prefieres … X, sabes X, sueles X
      como … tu … X, ^ X o, o X ?, X o X, te … X ?, X te gusta, X favorita
    `,
  phrases: {
    ...spanishTraits,
    family: `con quien vives, con quien compartes, cuentame … tu FAMILY`,
    work: `
      a que te dedicas, te ganas vida, de que laburas, en que laburas, en que trabajas
      de que trabajas, donde trabajas, que haces en vida, que haces para vivir, de que vives
      que eres de WORK, que WORK tienes, como va WORK, trabajas de, trabajas en, trabajas $
      trabajas ?, tu WORK
    `,
    whyWork: `
      por que te dedicas, como llegaste a, por que haces eso, como empezaste, por que elegiste
      por que ese WORK, como te hiciste, por que te hiciste, como acabaste
    `,
    home: `
      donde vives, donde vivis, de donde escribes, en que ciudad, en que pueblo, en que pais
      en que parte, donde estas $, donde estas ?, donde exactamente, vives en, vives sola/solo
      vives con, vives cerca, que ciudad, como es vivir
    `,
    origin: `
      de donde eres, de donde vienes, de que pais, donde naciste, donde creciste, donde te criaste
      ^ eres de, que es tu origen
    `,
    love: `
      llevas casada, llevas casado, tu marido, tu mujer ?, tu esposa, tu esposo, tu novio ?, tu novia ?
      mal de amores, roto corazon, te rompieron, tienes novio, tienes novia, tienes pareja
      tienes marido, tienes mujer, tienes a alguien, estas soltera, estas soltero, estas casada
      estas casado, estas enamorada, estas enamorado, soltera ?, soltero ?, hay alguien
      te has enamorado, has estado enamorada, has estado enamorado, crees en amor, buscas pareja
      buscas amor, que buscas, estas con alguien, sales con alguien
    `,
    now: `
      que estabas haciendo, que haces $, que haces ahora, que haces ?, que estas haciendo
      que andas haciendo, en que andas, que te cuentas, que cuentas, en que estas
      que hay de nuevo, estas ocupada, estas ocupado, estas despierta, estas despierto
      que llevas puesto hoy, te pillo
    `,
    day: `
      como venis hoy, como vienes hoy, como lo llevas, como te va hoy, como es tu dia
      que tal tu dia, que tal dia, como te es dia, como es dia, que tal es dia, como va tu dia
      como te fue hoy, que tal hoy, que tal semana, que tal tu semana, que tal tu noche
      que tal te es dia, que hiciste hoy, que hiciste ayer, que has hecho hoy, que has hecho
      que hiciste, que te paso hoy, como te es hoy, que haces todo dia, que tal tu fin
    `,
    plans: `
      que haces esta noche, que haces mañana, que haces luego, que haces este fin, que haces fin
      que haces en fin, que vas a hacer, que planes, tienes planes, planes para, tu planes
      plan para, que te apetece hacer
    `,
    hobby: `
      que haces … domingos, que haces … sabados, que haces … fines, dia libre, domingo perfecto, dia perfecto, como pasas, a que dedicas, que te gusta hacer
      que haces en tu HOBBY, que haces en HOBBY, que haces cuando no, que haces para divertirte
      que haces para relajarte, como te relajas, que te apasiona, que te gusta $, que te gusta ?
      tu HOBBY, que se te da bien, que haces por gusto, que te entretiene
    `,
    food: `
      cocinarias, que FOOD, FOOD bien, que hay de FOOD, tienes hambre, que has comido, que comiste, sabes FOOD
      te gusta FOOD
    `,
    drink: `que DRINK, que tomas, te o DRINK, DRINK o te, te gusta te, te gusta DRINK`,
    music: `
      tocas algo, tocas algun instrumento, tocas instrumento, que tocas ?, que instrumento tocas, que escuchas, tocas MUSIC, tocas … MUSIC, que MUSIC, bailas`,
    books: `que BOOKS, que estas leyendo, te gusta BOOKS`,
    screen: `que ves, que estas viendo, ves SCREEN, juegas a SCREEN`,
    travel: `
      que extrañas, que echas de menos, donde has estado, a donde te gusta, a donde irias
      donde te gusta ir, adonde irias, donde irias, donde te gustaria, a donde te gustaria
      a donde vas, has estado en, conoces otros
    `,
    weather: `te gusta WEATHER, que tiempo`,
    sleep: `
      como SLEEP, que tal SLEEP, estas cansada, estas cansado, a que hora te
      por que estas despierta, por que estas despierto
    `,
    friends: `
      te sientes sola, te sientes solo, estas sola, estas solo, tienes FRIENDS, quien es tu FRIENDS
    `,
    faith: `
      en que crees, crees en FAITH, que FAITH eres, que es tu FAITH, de que FAITH
    `,
    fear: `
      a que le tienes FEAR, a que tienes FEAR, de que tienes FEAR, que te FEAR, que te da FEAR
      te da FEAR, que te quita
    `,
    dream: `
      con que DREAM, que es tu DREAM, que DREAM, donde te ves, que quieres en vida
      que quieres de vida, que te gustaria hacer antes, que cambiarias, que harias si
      que harias con
    `,
    happy: `
      que te levanta animo, ultima vez que te reiste, de ti misma
      de ti mismo, que te hace HAPPY, que te hace HAPPY, que te hace sonreir, eres HAPPY
      estas HAPPY, de que te ries, que te alegra, que te saca sonrisa
    `,
    past: `
      empezar de cero, quien te enseño, te enseño, como eras, como es antes
      tu pasado, te arrepientes, de que te arrepientes, tu mayor error, tu peor error
      que querias ser, que es locura, que es … loco que has, que has aprendido, cosa mas loca
      tu primer WORK
    `,
    phone: `usas PHONE, tienes PHONE, estas en PHONE`,
    place: `
      tu lugar favorita, tu sitio favorita, tu rincon favorita, lugar favorita, sitio favorita
      como es tu casa/habitacion/piso/cuarto/apartamento, describe tu casa/habitacion/piso/cuarto
      describeme tu casa/habitacion/piso, que ves desde, que vista tienes, donde te sientes
    `,
    people: `
      que es tu tipo, tu tipo, que te gusta de, que te gusta en persona
      que te gusta en hombre/mujer/alguien, que buscas en, hombre ideal, mujer ideal, pareja ideal, que te atrae, en que te fijas
      que valoras, soy tu tipo, como te gusta hombres/mujeres/chicos/chicas
    `,
    secret: `
      cuenta SECRET, cuentame SECRET, SECRET $, tienes SECRET, algo que nadie, sorprendeme
    `,
    joke: `
      cuenta JOKE, otro JOKE, ^ JOKE, sabes JOKE, te sabes JOKE, hazme HAPPY, hazme reir
      algo gracioso, animame, JOKE ?, JOKE $
    `,
  },
  moves: {
    ...wishes,
    wh: `
      ^ que, de que, a que, con que, en que, por que, como, donde, adonde, cuando, quien, cuanto
      cuantos, cuantas
    `,
    would: `
      cocinarias, harias, irias, vendrias, te gustaria, te casarias, te atreverias, aceptarias
      lo recomendarias, recomendarias, te quedarias, querrias, serias, podrias
    `,
    assure: `
      es ridiculo/raro/tonto/locura/normal/malo/grave/exagerado, que te parece, te parece
      que opinas $, que opinas ?, crees que hago/debo/estoy/exagero/soy, estoy loca/loco
      soy rara/raro/tonta/tonto, me crees
    `,
    recall: `
      te acuerdas, recuerdas, que te dije, te he dicho, te dije, te conte, a ver si me escuchas
      como se llamaba, como se llamaban, como dije, me han quedado, me quedaron, que queme, que perdi hoy, que te he contado
    `,
    ask: `
      ^ que/como/donde/cuando/quien/cual/cuanto/cuanta/cuantos/cuantas … tu/tus/te/tienes/eres/haces/llevas, ^ tu marido/mujer/hermana/hermano/madre/padre/gato/perro/novio/novia
      ^ cuanto/cuantos/cuantas tiempo/años/veces/horas, ^ hablas/cantas/bebes/trabajas/juegas/viajas/estudias/corres/nadas
      ^ te gusta/acuerdas/apetece/parece/imaginas/sabes, ^ tenes, ^ vos
      ^ tu … haces/prefieres/cocinas/crees/piensas/vives/tienes
      ^ eres/tienes/haces/sabes/puedes/quieres/crees/vives/conoces/has/estas/fuiste/hiciste/prefieres/cocinas/bailas/lees/duermes/recuerdas
      ^ que es/haces/tal/hiciste/harias/te/opinas/piensas/comes/bebes/lees/ves/escuchas/musica/libro/pelicula/dia/dijiste/has
      ^ como se/te/es/estas/fue/harias/llego/empezaste
      ^ donde/cuando/quien/cuanto/cuantos/cuantas/adonde es/esta/vives/eres/fue/trabajas/naciste/tengo/tienes/dije
      ^ a que/quien/donde, ^ de que/donde/quien, ^ por que no/te/lo/eres/haces, ^ adivina
      ^ donde/cuando/quien/que/como te/vives/aprendiste/estudiaste/trabajas/creciste/compras/vas/fuiste/prefieres/naciste
      ^ que hora/horas/llevas/tomas/tocas/sientes/extrañas/odias/buscas/quieres/sabes/dices/prefieres/estas/eres/cocinarias
      ^ te sientes/cansas/aburres/enfadas/ries/levantas/has/importa/molesta/llevas
      ^ sueles, ^ roncas/lloras/mientes/bailas/fumas/tocas/ves/vas/piensas/sientes/necesitas/extrañas/odias/cocinarias/irias, ^ has estado
    `,
    advice: `
      no se que/como hacer/decirle/decidir/elegir/contestar, que debo hacer, que puedo hacer
      dame consejo, necesito consejo, aconsejame, ayudame a decidir, que deberia, ^ deberia
      si deberia, crees que deberia/deba/debo/tendria/tenga, deberia yo, o mejor me quedo/voy/espero, que hago, que me aconsejas, que me recomiendas, que harias tu
      que harias en mi, algun consejo, consejo para, tu que harias
    `,
    hello: `
      ^ que onda, ^ q onda, ^ que pex, ^ hola, ^ buenas, ^ buenos dias, ^ buenas tardes
      ^ buenas noches, ^ hey, ^ ey, ^ holi, ^ holaa, ^ que hay, ^ muy buenas, ^ ya estoy aqui
      ^ he vuelto
    `,
    bye: `
      ^ me piro, ^ hasta noche, ^ agur, ^ adios, ^ chao, ^ chau, ^ hasta luego, ^ hasta mañana
      ^ hasta pronto, ^ hasta otra, ^ nos vemos, ^ nos leemos, ^ me voy, ^ buenas noches $
      ^ buenas noches, me voy a dormir, me voy a cama, tengo que irme, me tengo que ir, ^ cuidate
      ^ bye, ^ besos $, ^ un beso $, ^ que descanses, ^ dulces sueños, ^ te dejo, vuelvo al WORK
      ^ hablamos, ^ a dormir, luego te escribo, te escribo luego, te escribo despues, luego hablamos, luego seguimos, me largo, me marcho, salgo corriendo, salir corriendo, ^ me llaman
    `,
    good: `
      he aprobado, aprobe, me han ascendido, ganamos, he ganado, gane, por fin termine
      por fin acabe, salio bien, ha salido bien, estoy orgullosa, estoy orgulloso, que ilusion
      me han dado, me dieron, nos casamos, me caso, me ha dicho que si, mi cumpleaños
      fue increible, es increible, fue genial, que alivio, estoy HAPPY
    `,
    bad: `
      se rompio, se me ha roto, se ha roto, roto, quemado, se me quemo, he perdido, perdi
      cancelado, cancelo, robado, robaron, suspendi, he suspendido, me duele, fatal, horrible
      un desastre, atasco, llegue tarde, me grito, me ha gritado, bronca, goteras, no he dormido
      no dormi, harta, harto, estoy hasta, me han dicho que no, no me han dado, multado, multa
      se ha ido luz, una mierda, que asco, agotador, discuti, pelea, discusion
    `,
    fond: `
      me quieres, me amas, te gusto, me echas de menos, me extrañas, me has echado de menos
      me extrañaste, piensas en mi, has pensado en mi
    `,
    back: `
      ^ tu ?, ^ tu $, ^ que tal tu $, ^ que tal tu ?, ^ ti ?, ^ a ti ?, ^ a ti $, ^ que hay de ti
      ^ tuyo ?, ^ tuya ?
    `,
    why: `
      ^ por que $, ^ por que ?, ^ por que no, ^ pero por que, ^ y eso ?, ^ y eso por que, por que lo dices, por que dices eso
      por que preguntas, por que crees, ^ por que eso, ^ como es que, ^ eso ?
    `,
    really: `
      ^ en serio, ^ de verdad, ^ de veras, ^ seguro ?, ^ segura ?, ^ es verdad, ^ es cierto
      ^ lo dices en serio, ^ enserio, ^ no me digas, ^ verdad ?
    `,
    meant: `
      que quieres decir, ^ que $, ^ que ?, ^ como ?, ^ como $, ^ eh ?, ^ mande, a que te refieres
      no te entiendo, no entiendo, no te sigo, no tiene sentido, no has contestado
      no me has contestado, no me escuchas, eso no es lo que pregunte, no es lo que te pregunte
      que tiene que ver, no te pregunte eso, que dices
    `,
    more: `
      cuentame mas, cuenta mas, ^ cuenta, ^ cuentame, ^ mas ?, ^ sigue, ^ sigue contando
      ^ luego $, ^ luego ?, ^ luego que, ^ que paso, ^ que mas, ^ por ejemplo, ^ como que
      ^ como cual, ^ otra, ^ otro, ^ otra mas, ^ otro mas
    `,
    which: `
      ^ que $, ^ quien ?, ^ quien $, ^ donde ?, ^ donde $, ^ cuando ?, ^ que tipo, ^ de que tipo
      ^ que clase, ^ que de
    `,
    game: `
      jugamos, quieres jugar, juguemos, vamos a jugar, juego $, juego ?, verdad o reto
      que prefieres, te toca, otra pregunta, 20 preguntas
      veinte preguntas
    `,
    call: `
      te llamo, llamarte, llamame, me llamas, podemos hablar por, llamada, videollamada, tu voz
      oirte, nota de voz, hablar por telefono
    `,
    hug: `
      abraza, abrazo, te abrazo, abrazar, te abraza, abrazos, mano, manos, se acurruca, acurruca
      me acurruco, hombro, apoya
    `,
    kiss: `besa, beso, te beso, besos, besito, te besa`,
  },
};
