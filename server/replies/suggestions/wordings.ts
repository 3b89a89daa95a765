import type { SpokenLocale } from '../../../common/locales';
import type { SelfSubject } from '../../seed/character';

type InEveryLanguage = Readonly<Record<SpokenLocale, string>>;

/** How a user asks for a subject in few words; what opens a conversation best comes first. */
export const asksFor: readonly (readonly [SelfSubject, InEveryLanguage])[] = [
  [
    'work',
    {
      en: 'What do you do for a living?',
      de: 'Was machst du beruflich?',
      es: '¿A qué te dedicas?',
      ru: 'Чем ты занимаешься?',
      ch: '你是做什么工作的？',
    },
  ],
  [
    'day',
    {
      en: 'How was your day?',
      de: 'Wie war dein Tag?',
      es: '¿Qué tal tu día?',
      ru: 'Как прошёл твой день?',
      ch: '你今天过得怎么样？',
    },
  ],
  [
    'home',
    {
      en: 'Where do you live?',
      de: 'Wo wohnst du?',
      es: '¿Dónde vives?',
      ru: 'Где ты живёшь?',
      ch: '你住在哪里？',
    },
  ],
  [
    'plans',
    {
      en: 'What are you doing tonight?',
      de: 'Was machst du heute Abend?',
      es: '¿Qué haces esta noche?',
      ru: 'Что делаешь вечером?',
      ch: '今晚你有什么打算？',
    },
  ],
  [
    'music',
    {
      en: 'What music do you like?',
      de: 'Welche Musik hörst du?',
      es: '¿Qué música te gusta?',
      ru: 'Какую музыку слушаешь?',
      ch: '你喜欢听什么音乐？',
    },
  ],
  [
    'dream',
    {
      en: 'What do you dream of?',
      de: 'Wovon träumst du?',
      es: '¿Con qué sueñas?',
      ru: 'О чём ты мечтаешь?',
      ch: '你的梦想是什么？',
    },
  ],
  [
    'food',
    {
      en: 'What do you like to eat?',
      de: 'Was isst du am liebsten?',
      es: '¿Cuál es tu comida favorita?',
      ru: 'Какое твоё любимое блюдо?',
      ch: '你喜欢吃什么？',
    },
  ],
  [
    'date',
    {
      en: 'What would be a perfect date?',
      de: 'Was wäre ein perfektes Date?',
      es: '¿Cómo sería tu cita ideal?',
      ru: 'Какое твоё идеальное свидание?',
      ch: '你理想的约会是什么样？',
    },
  ],
  [
    'beauty',
    {
      en: 'What do you find beautiful?',
      de: 'Was findest du schön?',
      es: '¿Qué te parece bonito?',
      ru: 'Что тебе кажется красивым?',
      ch: '你觉得什么最美？',
    },
  ],
  [
    'fear',
    {
      en: 'What are you afraid of?',
      de: 'Wovor hast du Angst?',
      es: '¿A qué le tienes miedo?',
      ru: 'Чего ты боишься?',
      ch: '你怕什么？',
    },
  ],
  [
    'travel',
    {
      en: 'Where have you been?',
      de: 'Wo warst du schon überall?',
      es: '¿Te gusta viajar?',
      ru: 'Любишь путешествовать?',
      ch: '你去过哪里？',
    },
  ],
  [
    'happy',
    {
      en: 'What makes you happy?',
      de: 'Was macht dich glücklich?',
      es: '¿Qué te hace feliz?',
      ru: 'Что тебя радует?',
      ch: '什么让你开心？',
    },
  ],
  [
    'past',
    {
      en: 'What do you regret?',
      de: 'Was bereust du?',
      es: '¿De qué te arrepientes?',
      ru: 'О чём ты жалеешь?',
      ch: '你后悔过什么？',
    },
  ],
  [
    'wish',
    {
      en: 'What would you do with three wishes?',
      de: 'Du hast drei Wünsche frei. Welche?',
      es: '¿Qué tres deseos pedirías?',
      ru: 'Какие три желания ты загадаешь?',
      ch: '给你三个愿望，你许什么？',
    },
  ],
  [
    'proud',
    {
      en: 'What are you proud of?',
      de: 'Worauf bist du stolz?',
      es: '¿Cuál es tu mayor logro?',
      ru: 'Чем ты гордишься?',
      ch: '你最骄傲的事是什么？',
    },
  ],
  [
    'annoyed',
    {
      en: 'What annoys you?',
      de: 'Was nervt dich?',
      es: '¿Qué te saca de quicio?',
      ru: 'Что тебя раздражает?',
      ch: '什么会让你生气？',
    },
  ],
  [
    'admired',
    {
      en: 'Who do you admire?',
      de: 'Wen bewunderst du?',
      es: '¿A quién admiras?',
      ru: 'Кем ты восхищаешься?',
      ch: '你最佩服谁？',
    },
  ],
  [
    'learning',
    {
      en: 'What would you like to learn?',
      de: 'Was würdest du gern lernen?',
      es: '¿Qué te gustaría aprender?',
      ru: 'Чему хочешь научиться?',
      ch: '你想学什么？',
    },
  ],
  [
    'embarrassed',
    {
      en: 'What was your most embarrassing moment?',
      de: 'Was war dein peinlichster Moment?',
      es: '¿Cuál es tu momento más vergonzoso?',
      ru: 'Какой твой самый неловкий момент?',
      ch: '你有什么糗事？',
    },
  ],
  [
    'people',
    {
      en: 'What do you value in people?',
      de: 'Was gefällt dir an Menschen?',
      es: '¿Qué valoras en la gente?',
      ru: 'Что ты ценишь в людях?',
      ch: '你喜欢什么样的人？',
    },
  ],
];

/** What lightens a conversation. */
export const lightens: readonly (readonly [SelfSubject, InEveryLanguage])[] = [
  [
    'joke',
    {
      en: 'Tell me a joke',
      de: 'Erzähl mir einen Witz',
      es: 'Cuéntame un chiste',
      ru: 'Расскажи анекдот',
      ch: '讲个笑话',
    },
  ],
  [
    'secret',
    {
      en: 'Tell me a secret',
      de: 'Verrat mir ein Geheimnis',
      es: 'Cuéntame un secreto',
      ru: 'Расскажи секрет',
      ch: '告诉我一个秘密',
    },
  ],
];

export const game: InEveryLanguage = {
  en: "Let's play a game",
  de: 'Wollen wir was spielen?',
  es: '¿Jugamos a algo?',
  ru: 'Давай поиграем',
  ch: '我们玩个游戏吧',
};
