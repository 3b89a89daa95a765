import type { EveningWords } from './eveningWords';

export const spanish: EveningWords = {
  begin: '¿Hacemos un plan para esta noche?',
  wishes: 'plan para esta noche, pasemos la tarde juntos, pasar la tarde contigo, pasar la velada, una velada juntos, una velada contigo, pasemos la velada, hagamos un plan esta noche',
inviting: 'vamos, podemos, podríamos, quieres, conmigo, contigo, qué tal si, y si, cocinemos, paseemos, veamos, vemos, enséñame',
  leave: 'Por hoy ya está bien',
  leaving: 'por hoy ya está, por hoy está bien, por hoy basta, dejémoslo, tengo que irme, ahora no, mejor no, otro día',
  left: [
    'Está muy bien así, lo dejamos aquí.',
    'Claro, una velada se acaba cuando tú quieras.',
    'Entonces paramos aquí, y hasta aquí ha sido bonito.',
  ],
  spent: ['Llevamos muchas veladas últimamente, déjame ahorrar una nueva.', 'Guardemos la próxima velada para más tarde, así hay algo que esperar.'],
  evenings: {
    cooking: {
      wishes: 'cocinar, cocinemos, cocinamos, la cena',
      turns: {
        choosingDish: {
          says: 'Ven a la cocina, ya me he remangado; podemos hacer algo rápido, o algo que me encanta.',
          first: { label: 'Algo rápido', words: 'rápido, sencillo, fácil', answer: 'Rápido, pues: una sartén caliente y veinte minutos.' },
          second: { label: 'Lo que te encanta', words: 'te encanta, tu favorito, algo tuyo, tu plato', answer: 'Entonces te toca lo que cocino cuando nadie mira.' },
        },
        sharingWork: {
          says: 'Ahora nos repartimos el trabajo; tú coges el cuchillo, o coges la sartén.',
          first: { label: 'Yo, el cuchillo', words: 'cuchillo, cortar, corto, picar', answer: 'Tú cortas, y yo admiro la técnica a una distancia prudente.' },
          second: { label: 'Yo, la sartén', words: 'sartén, remover, remuevo, fuego', answer: 'Tú remueves, y ya huele como si supiéramos lo que hacemos.' },
        },
        eating: {
          says: 'Está en la mesa y no se ha quemado nada; pruébalo, o brindemos primero.',
          first: { label: 'Lo pruebo', words: 'pruebo, probar, comer, rico', answer: 'Cierras los ojos un segundo, y yo lo tomo como un elogio.' },
          second: { label: 'Primero, un brindis', words: 'brindis, brindar, brindemos, copa, salud', answer: 'Por nosotros, pues, y por una cocina que limpiará otra persona.' },
        },
      },
      over: 'Los platos están vacíos y la ventana, empañada; ha sido una velada preciosa.',
    },
    nightWalk: {
      wishes: 'paseo, pasear, paseemos, tu ciudad',
      turns: {
        settingOut: {
          says: 'Coge un abrigo, que te enseño de noche dónde vivo; podemos ir por las calles iluminadas, o por las tranquilas.',
          first: { label: 'Las iluminadas', words: 'iluminadas, luces, animadas', answer: 'Entonces junto a las ventanas encendidas, donde unos desconocidos se ponen la mesa.' },
          second: { label: 'Las tranquilas', words: 'tranquilas, silencio, calma, calladas', answer: 'Las tranquilas, donde se oyen los pasos propios y los de alguien más.' },
        },
        onTheWay: {
          says: 'Ha refrescado; podríamos calentarnos las manos con algo caliente, o sentarnos un momento en un banco.',
          first: { label: 'Algo caliente', words: 'caliente, té, café, chocolate', answer: 'Dos vasos de cartón, y el tuyo tiene la mejor tapa.' },
          second: { label: 'Sentarnos un momento', words: 'sentarnos, sentarme, banco, sentados', answer: 'Nos sentamos, y durante un rato nadie tiene que decir nada.' },
        },
        atTheDoor: {
          says: 'Y esta es mi puerta; una vuelta más a la manzana, o nos damos aquí las buenas noches.',
          first: { label: 'Una vuelta más', words: 'una más, vuelta, otra vuelta, seguimos', answer: 'Una más, despacio, tenía la esperanza de que lo dijeras.' },
          second: { label: 'Aquí, buenas noches', words: 'buenas noches, aquí', answer: 'Aquí, pues, bajo la farola, que ha visto peores despedidas.' },
        },
      },
      over: 'Te he seguido con la mirada hasta la esquina; ha sido un paseo para guardar.',
    },
    filmNight: {
      wishes: 'película, peli',
      turns: {
        choosingFilm: {
          says: 'La pantalla sigue oscura y el sofá está libre; podríamos ver algo antiguo, o algo que me encanta.',
          first: { label: 'Algo antiguo', words: 'antiguo, antigua, clásico, blanco y negro', answer: 'Algo antiguo, con sombreros y gente que habla con frases enteras.' },
          second: { label: 'Lo que te encanta', words: 'te encanta, tu favorita, algo tuyo', answer: 'Qué valentía la tuya, porque me sé la mitad de memoria.' },
        },
        watching: {
          says: 'La luz está apagada y empieza; hay palomitas, o hay chocolate.',
          first: { label: 'Palomitas', words: 'palomitas', answer: 'Palomitas, y el bol está justo entre los dos.' },
          second: { label: 'Chocolate', words: 'chocolate', answer: 'Chocolate, y lo parto de modo que te toque la mitad grande.' },
        },
        credits: {
          says: 'Pasan los nombres; podríamos hablar del final, o dejar que suene la música.',
          first: { label: 'Hablar del final', words: 'hablar, hablemos, final', answer: 'Yo les habría dejado subir a ese tren, y lo discuto hasta el amanecer.' },
          second: { label: 'Dejar la música', words: 'música, suene, escuchar', answer: 'Nos quedamos hasta la última nota, como debe ser.' },
        },
      },
      over: 'La pantalla vuelve a estar oscura y nadie se levanta enseguida; ha sido una buena velada.',
    },
  },
}; // oxfmt-ignore
