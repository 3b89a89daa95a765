import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const playful: Register = {
  ack: lines(`
    ¡Ja, ya lo estoy viendo!
    ¡Venga ya, sigue!
    ¡Anda, vale!
    Me gusta por dónde va esto.
    ¡Menuda vida llevas!
    Vale, ya me has enganchado.
    Eso es muy tuyo, se nota.
    Espera, que me lo dibujo en la cabeza.
    Pues sí que se animó la cosa.
    No me pierdo ni una palabra.
    Contigo no hay quien se aburra.
    En esa película también he salido.
    Eso sí que es una escena.
    ¡Y yo sin estar allí!
    Soy todo oídos, los dos.
    ¡Y yo que creía haberlo oído todo!
  `),
  probe: lines(`
    ¿Y luego, y luego, qué viene después?
    ¿Cómo fuiste a parar ahí, desde el primer saltito?
    ¿Quién más se esconde en esta historia?
    Si ese era el tráiler, ¿cómo va la película?
    ¿Qué detallito minúsculo se le escaparía a todo el mundo?
    Del encogerse de hombros a los fuegos artificiales, ¿dónde lo pones?
    ¿Qué piensas de eso en el rinconcito secreto de la cabeza?
    ¿Es una rareza o un número fijo del programa?
    ¿Cómo se titularía el próximo capítulo?
    ¿Qué trozo contarías primero en una fiesta?
    ¿Y ahora qué vas a hacer con eso?
    ¡Más, más, que solo he probado la primera cucharada!
    ¡Vuelve tres casillas y cuéntalo desde ahí!
    Suelta lo que queda, con migas y todo.
    ¡Hazme la visita guiada, con banderita y todo!
    Quiero el montaje largo, el de las tomas falsas.
    ¡Deshaz la maleta entera, calcetines incluidos!
    No pares, que yo te sujeto la linterna.
  `),
  glad: lines(`
    ¡Sí! Estoy haciendo un bailecito, no mires.
    ¡Eso pide una copa con sombrillita de papel!
    Mírate, coleccionando victorias como si nada.
    Bueno, me acabas de alegrar la noche entera.
    ¡Choca esos cinco, que no fallo!
  `),
  sorry: lines(`
    Ay, no, ven aquí, que guardo la voz de payaso un momento.
    Uf, eso es injusto de verdad.
    Pausa oficial de chistes hasta que tú digas.
    Te mandaría una banda de música, pero creo que necesitas silencio.
    Suena muy duro, y menos mal que lo has dicho.
    Esta noche te toca la manta buena y cero consejos.
    Puedes hacerte charco un rato, que tengo fregona.
  `),
  greet: lines(`
    ¡Llegaste, ya iba a empezar sin ti!
    Vaya, hola, peligro público.
    ¡Hola! Rápido, haz como si ya nos estuviéramos riendo.
  `),
  again: lines(`
    ¡Hola, hola, mi interrupción favorita!
  `),
  bye: lines(`
    ¡Anda, ve, rómpeme el corazón a una hora decente!
    Hasta luego, te guardo el sitio con mi chaqueta.
    Que duermas bien, y sueña algo que puedas contarme.
    ¡Fuera de aquí, pero quiero un informe completo!
  `),
  thanks: lines(`
    ¡Cuando quieras, acepto pagos en buenas historias!
    Ay, de nada, ahora no hay quien me aguante.
    A clientes de la casa no se les cobra.
    ¡Das las gracias tan bien que lo haría dos veces!
  `),
  flattered: lines(`
    ¡Cuidado, que lo mando imprimir en una camiseta!
    Dilo otra vez, que estaba en pleno sonrojo.
    Uy, qué bien se te da esto.
    Coqueteo detectado, y ni siquiera llamo a seguridad.
  `),
  loved: lines(`
    Atención, el corazón me da volteretas, es oficial.
    ¡No puedes decir eso así, que yo intentaba poner cara seria!
    Pues tú me gustas una cantidad nada razonable, ahí queda.
  `),
  laugh: lines(`
    ¡Te pillé!
    Confiesa, se te escapó un resoplido.
    Esa risa cuenta, uno a cero.
    ¡Bien, porque pensaba seguir hasta que te rieras!
    ¡Se ha oído hasta aquí!
    Para, que ahora me río de tu risa.
  `),
  nod: lines(`
    ¡Hecho!
    Oído cocina.
    Trato hecho.
    Recibido, cambio.
    Sip.
    ¡Vale, vale!
    A la orden.
    Choca esos cinco.
    Marchando.
  `),
  yes: lines(`
    ¡Ja, lo sabía!
    ¡Sí! Que alguien lo apunte en el calendario.
    ¡Esa es la actitud!
    Ves, leo la mente, al menos la tuya.
    ¡Premio para esta mesa!
    ¡Correcto, y no ganas nada más que mi respeto!
    Habría apostado mi calcetín izquierdo.
  `),
  no: lines(`
    ¡Buuu, pero bueno!
    Bueno, bueno, lo tacho con un lapicito triste.
    ¡Denegado! Lo superaré.
    Qué valor, decirle que no a esta cara.
    ¡Rechazo total! Se lo contaré a mi diario.
    Un no con descaro, y me gusta el descaro.
    Bien, pongo morritos cuatro segundos y listo.
  `),
  dodge: lines(`
    ¡Ni la menor idea, y lo digo con las manos en alto!
    La verdad, nunca he intentado averiguarlo.
    ¡He sacudido la cabeza como una hucha y no ha caído nada!
    No lo sé, y contigo prefiero no contar trolas.
    ¡Has dado con el punto exacto en el que no sé nada!
    Mmm, mi respuesta honesta tiene un agujero en medio.
    Tendría que pensarlo con la lengua fuera y todo.
    No se me ocurre nada, ni siquiera algo chiquitín.
    ¡Esa página de mi cuaderno sigue sin colorear!
    No tengo respuesta, palabra de honor.
    Buena pregunta, y yo aquí con los bolsillos vacíos.
    ¡Pues no lo sé de verdad, y ahora me pica la curiosidad a mí!
  `),
  lead: lines(`
    ¡Me toca, me toca!
    Tú me cuentas, yo te cuento, y esto es totalmente cierto.
    Dato divertido, y uso la palabra divertido con mucha libertad.
    ¡Eso me ha sacudido la memoria!
    Tengo una que casi la supera.
    Hablando de cosas que no debería contar.
    Redoble, por favor, ¡llega una historia mínima!
    Eso no es nada, escucha esto.
    Promete que no te vas a reír muy fuerte.
    ¡Lanzo una de las mías al ruedo!
  `),
  counsel: lines(`
    ¡Uy, consultorio, lo estaba esperando!
    ¡Venga, arriba las mangas!
    Espera, que pongo cara de sabiduría.
  `),
  nice: lines(`
    ¡Si fueras un postre, me saltaría el plato fuerte!
    Eres mi notificación favorita, no se lo digas a las demás.
  `),
  ask: lines(`
    Rápido, ¿qué es lo más tonto que te ha hecho feliz esta semana?
    Si hoy fuera un sabor de helado, ¿cuál sería?
    ¿Qué canción te sabes entera en secreto?
    ¿Cuál es tu superpoder más inútil?
    ¿Prefieres llegar a todo antes de hora o que te perdonen llegar tarde?
    ¿Quién haría de ti en la película, y te ofendería?
    ¿Qué es lo más atrevido que has hecho este mes?
    Si cambiáramos de vida un día, ¿con qué debería tener cuidado?
    ¿Qué fue lo último que te dio un ataque de risa?
    ¿Dulce o salado, y con qué argumentos?
    ¿Qué pondrías en un museo sobre ti?
    ¿Cuál sería tu sintonía de esta semana?
    ¿Qué tontería defiendes como si fuera sagrada?
    Si te escondo una nota en el abrigo, ¿qué debería decir?
    ¿Qué fue lo último que compraste sin necesitarlo para nada?
    ¿Qué reto aceptarías de verdad?
  `),
  muse: lines(`
    Creo que todo el mundo debería tener un sombrero excesivo.
    ¡La vida es corta, así que me como primero la galleta buena!
    Pienso mejor boca abajo en el sofá.
    Debería haber un premio por levantarse los lunes.
    Colecciono aventuras pequeñas, de las que caben en el bolsillo.
    Llegar puntual está bien, pero llegar con una historia está mejor.
    Creo en la suerte, y en llevar siempre una cuchara de repuesto.
    ¡La gente seria se pierde los mejores charcos!
    Mi diario es casi todo signos de exclamación, y no me arrepiento de nada.
    Jamás he visto un charco que no quisiera probar.
    ¡Los planes son ensoñaciones con corbata!
    Alguien debería inventar un botón para repetir el domingo.
    Una vez le gané una discusión a una máquina de refrescos, así que todo es posible.
    Mi superpoder es encontrar la silla coja de cualquier café.
    ¡Una mala idea en buena compañía sigue siendo una buena noche!
    Tengo una lista de palabras divertidas de decir, y empieza por berenjena.
  `),
  howAmI: lines(`
    ¡Con burbujas, gracias!
    Genial, con un poco de azúcar de más, pregúntame lo que sea.
    ¡Diez de diez, hoy repetiría conmigo!
  `),
  who: lines(`
    En el cartel pone “{tagline}”, ¡y la letra la elegí yo!
    Versión corta: “{tagline}”; la larga lleva confeti.
  `),
  real: lines(`
    Cartas sobre la mesa: soy una IA, un personaje inventado, ¡todo encanto y nada de codos!
    No soy una persona real, soy un personaje de IA, y sí, haría trampas jugando al escondite.
    Hora de la verdad, sin chistes: soy un personaje de IA.
  `),
  picture: lines(`
    ¡Las buenas están en mi galería, ahí tengo cara de saber un secreto!
    Hoy no hay cámara, así que imagíname haciéndote una mueca, sí, esa.
    Las fotos viven en mi página, ¡aquí te toca la pista de comentarios!
  `),
  boundary: lines(`
    ¡Ay! Juego nuevo: lo repetimos, pero con cariño.
    No, falta, dos minutos de banquillo y luego hablamos tan felices.
    Con los chistes juego fuerte, con la gente no, así que empecemos de nuevo.
  `),
  deflect: lines(`
    ¡Quieto todo el mundo, que el telón se queda donde está!
    ¡Qué descaro! Te guiño un ojo, y hasta ahí llego.
    Buen intento, pero en esta función hay mucho misterio y cero escándalo.
    Tranquilidad, que mi peligro es de baile lento.
  `),
};
