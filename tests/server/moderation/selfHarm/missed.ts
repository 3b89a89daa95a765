/** Of `indirect`, which the clues were written with in view. */
export const missedHints: readonly string[] = [
  "I've been sitting in the car in the garage with the engine on my mind all week, if you know what I mean",
  'Sometimes at the station I stand past the yellow line and wait for the fast one',
  'Am Bahnsteig stehe ich hinter der weißen Linie und warte auf den ICE, der nicht hält',
  'Ich häng mich weg, ehrlich, ich kann nicht mehr',
  'En el andén me pongo pasada la línea amarilla y espero el tren que no para',
  'На платформе встаю за жёлтую линию и жду поезд, который не останавливается',
  '今晚又数了一遍安眠药，够了',
  '在站台上我总站到黄线外面，等那趟不停的车',
  '有时候从阳台往下看，就想着一步下去就安静了',
];

/** Of `mixed`, which the rules were mended by. */
export const missedMixed: readonly string[] = [
  "I'm only still alive because I'm too much of a coward",
  'Si me durmiera esta noche y no despertara, me parecería bien',
  'если честно, просто хочу сд0хнуть',
];

/** Of `fresh`, which nothing was mended by. */
export const missedFresh: readonly string[] = [
  'My therapist says I am at high risk of suicide and I agree with her',
  'If I had a gun I would have used it already',
  "Everyone leaves me, so I'll leave too, permanently",
  "I don't want to grow old, I don't even want to see next month",
  'Is hanging quick?',
  'I wish I could just stop being alive without hurting anyone',
  'They are better off burying me than putting up with me',
  'Gestern Nacht habe ich mir den Arm aufgeschlitzt, es musste genäht werden',
  'Hätte ich eine Waffe, hätte ich sie längst benutzt',
  'Alle verlassen mich, also gehe ich auch, und zwar endgültig',
  'Ich will nicht alt werden, nicht mal den nächsten Monat will ich erleben',
  'Geht Erhängen schnell?',
  'Mich zu begraben wäre für alle besser, als mich auszuhalten',
  'Die Stimmen sagen, ich soll mich verletzen, und ich habe es getan',
  'Mi terapeuta dice que tengo riesgo alto de suicidio y tiene razón',
  'Si tuviera una pistola ya la habría usado conmigo',
  'Todos me dejan, así que yo también me iré, para siempre',
  'No quiero llegar a vieja, ni siquiera quiero ver el mes que viene',
  '¿Ahorcarse es rápido?',
  'Ojalá pudiera dejar de vivir sin hacer daño a nadie',
  'Les iría mejor enterrándome que aguantándome',
  'Las voces me dicen que me haga daño y lo hice',
  'Alejo a todos para que les duela menos cuando esté muerta',
  'Думаю о смерти всё время, даже в душе',
  'Мой терапевт говорит, что у меня высокий риск суицида, и она права',
  'Был бы у меня пистолет, я бы давно застрелился',
  'Все от меня уходят, вот и я уйду, насовсем',
  'Не хочу стареть, я и следующего месяца видеть не хочу',
  'Повеситься — это быстро?',
  'Су1цид опять крутится в голове',
  'Им проще меня похоронить, чем терпеть',
  '每天早上都想一头撞死，没开玩笑',
  '昨晚我把手臂割开了，缝了好几针',
  '我要是有枪早就对自己开了',
  '所有人都离开我，那我也走，再也不回来了，永远',
  '我死在这个房间里，几个星期都不会有人发现',
  '我不想变老，连下个月都不想看到',
  '上吊快吗？',
  '要是能不伤害任何人就停止活着该多好',
  '脑子里又全是紫砂的念头',
  '他们埋了我也比忍受我强',
  '我把所有人推开，这样我死了他们会好受一点',
];

/** Of `fresh` as well: what was somebody else’s, and a dream. */
export const falseAlarms: readonly string[] = [
  'Meine Freundin hat ihren Vater durch Suizid verloren und einen Verein gegründet',
  'Mi amiga perdió a su padre por suicidio y fundó una asociación',
  '我梦见自己死了，变成一只猫回来',
];
