import type { Register } from '../../languagePack';
import { lines } from '../../lines';

export const playful: Register = {
  ack: lines(`
    ¡Anda, no lo sabía!
    ¡Vale, vale, te sigo!
    No me pierdo ni una palabra.
    Soy todo oídos, los dos.
    ¡Apuntadísimo!
    Vale, ya me has enganchado.
    ¡Hala, mira tú!
    Espera, que lo asimilo.
    ¡Ajá, ya lo pillo!
    Uy, uy, cuenta, cuenta.
    ¡Toma ya!
    ¡No me digas!
    Oye, pues muy bien dicho.
    Ostras, no me lo esperaba.
    Te sigo, te sigo.
    Venga, que estoy aquí con las orejas bien abiertas.
  `),
  probe: lines(`
    ¿Y luego, y luego?
    ¿Y tú qué, qué dices de eso?
    ¿Y qué más, qué más?
    ¿Del uno al diez, cuánto te importa?
    ¿Me das un detallito más?
    ¿Y ahora qué viene?
    ¿Cómo lo contarías en tres palabras?
    ¿Y a ti qué cara se te queda?
    ¿Qué es lo que más te gusta contar de eso?
    ¿Qué dirían tus amigos?
    ¿Y cómo es eso, a ver?
    ¡Más, más, que me quedo con ganas!
    ¡Cuéntamelo todo, que tengo tiempo!
    Suelta lo que falta, venga.
    ¡No me dejes así, sigue!
    ¡Quiero saber más, porfa!
    Venga, dame más detalles, que me puede la curiosidad.
    No pares, que estoy atendiendo.
  `),
  glad: lines(`
    ¡Sí! Estoy haciendo un bailecito, no mires.
    ¡Qué bien, qué bien, qué bien!
    ¡Toma, eso hay que celebrarlo!
    ¡Me acabas de alegrar el día!
    ¡Choca esos cinco, que no fallo!
  `),
  sorry: lines(`
    Ay, no, ven aquí.
    Uf, lo siento mucho, de verdad.
    Nada de chistes hasta que tú digas.
    Te mando un abrazo de los grandes.
    Suena muy duro, y menos mal que lo has dicho.
    Hoy te escucho y ya está, sin consejos.
    Ay, qué mal, me quedo aquí contigo.
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
    ¡Bieeen!
    ¡Esa es la actitud!
    ¡Un sí, qué ilusión!
    ¡Yupi, pues eso!
    ¡Eso es, claro que sí!
    ¡Toma, me gusta!
  `),
  no: lines(`
    ¡Buuu, pero bueno!
    ¡Vaya! Bueno, no pasa nada.
    ¡Denegado! Lo superaré.
    ¡Ay, qué rotundidad!
    Vale, vale, no he dicho nada.
    ¡Pues no, y punto pelota!
    Jo, bueno, otra vez será.
  `),
  dodge: lines(`
    ¡Ni idea, lo digo con las manos en alto! Ahora te toca a ti.
    ¡Uy, qué pregunta más difícil! A ver qué me dices tú.
    ¡Ahí me has dejado sin palabras! ¿A ti qué te saldría?
    No lo sé, y contigo no quiero contar trolas, ¿tú lo sabes?
    ¡Tendría que pensarlo, pero mucho! Empieza tú.
    Mmm, paso palabra. ¡Te toca a ti!
    ¡Esa no me la sé! ¿Cómo sería en tu caso?
    Espera, que nunca me lo había preguntado, ¿tú sí?
    ¡Y ahora me pica la curiosidad a mí! ¿Qué contestas tú?
    Te lo diría ahora mismo si lo supiera, ¿y lo tuyo?
    ¡Qué difícil me lo pones! Yo quiero oír primero lo tuyo.
    ¡Eso sí que no lo sé! Pero me muero por saber qué dices tú.
  `),
  lead: lines(`
    ¡Me toca, me toca!
    ¡Ahora yo, ahora yo!
    ¡Uy, que me acuerdo de una cosa!
    ¡Eso me ha sacudido la memoria!
    Yo también tengo algo que contarte, ¿eh?
    ¡Escucha, escucha!
    Va una mía, cortita.
    Espera, que te cuento algo yo.
    ¡Ya que estamos, te suelto una mía!
    ¡Venga, que te cuento una cosa!
  `),
  counsel: lines(`
    ¡Venga, arriba las mangas!
    ¡A ver, pensemos!
    Te digo lo que se me ocurre.
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
