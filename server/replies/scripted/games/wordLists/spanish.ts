import { listed, pairs } from '../gameWords';
import type { WordLists } from '../gameWords';

export const spanish: WordLists = {
  hidden: listed('linterna jardines naranja cocina manta ventana puerto invierno pimienta zapato'),
  associations: pairs(`
    mar = sal, sol = helado, luna = noche, noche = lámpara, gato = ventana, perro = palo, árbol = sombra, casa = llave
    llave = puerta, puerta = timbre, agua = vaso, fuego = humo, nieve = silencio, lluvia = paraguas, verano = limonada
    invierno = lana, café = mañana, té = abuela, pan = mantequilla, manzana = tarta, coche = atasco, tren = despedida
    libro = lámpara, música = baile, amor = carta, corazón = tambor, dinero = bolsillo, trabajo = lunes, vacaciones = maleta
    madre = sopa, padre = herramientas, amigo = risa, escuela = tiza, rojo = vino, azul = vaqueros, verde = musgo
    negro = gato, blanco = sábana, amarillo = limón, cama = domingo, sueño = volar, tiempo = reloj, playa = toalla
    montaña = eco, río = puente, ciudad = luces, silla = mesa, mesa = vela, flor = abeja, pájaro = mañana, móvil = batería
  `),
  words: listed(
    'árbol luna amigo oso osa agua ala arena abeja anillo oro ola ojo oreja rosa radio noche elefante estrella naranja enero sol sal lana lápiz zapato tambor reloj ratón nube leche espejo dedo isla limón nido uva iglesia cama mar tijera humo yegua vela queso jardín pan',
  ),
  cities: listed(
    'sevilla alicante elche estambul lisboa atenas santander roma amberes salamanca arequipa avila almeria andorra burgos segovia oviedo oslo orense edimburgo oporto toledo nantes niza dublin milan londres nueva-york bilbao granada leon madrid dresde zaragoza',
  ),
  rhymes: {
    ...{
      ón: listed('corazón balcón canción'),
      ar: listed('mar cantar soñar'),
      una: listed('luna cuna laguna'),
    },
    ...{
      oche: listed('noche coche broche'),
      or: listed('amor calor flor'),
      ía: listed('día alegría poesía'),
    },
    ...{
      asa: listed('casa taza gasa'),
      ato: listed('gato rato zapato'),
      ol: listed('sol farol caracol'),
    },
    ...{
      ento: listed('viento cuento lento'),
      ida: listed('vida partida salida'),
      ella: listed('estrella botella huella'),
    },
    ...{
      eño: listed('sueño pequeño dueño'),
      ado: listed('helado tejado lado'),
      osa: listed('rosa cosa hermosa'),
    },
    ...{ aje: listed('viaje paisaje traje'), io: listed('río frío'), an: listed('pan plan') },
  },
};
