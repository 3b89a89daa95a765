import type { Locale } from '../locale';

type MailText = { subject: string; text: string };

type MailTexts = {
  /** To a new user; the code confirms the address. */
  welcome(values: { name: string; code: string; origin: string }): MailText;
  /** To the owner of an address that somebody tried to register again. */
  alreadyRegistered(values: { origin: string }): MailText;
};

const lines = (...paragraphs: string[]) => `${paragraphs.join('\n\n')}\n`;

export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    welcome: ({ name, code, origin }) => ({
      subject: 'Welcome! Your confirmation code',
      text: lines(
        `Hello ${name},`,
        'good to have you here. Somebody is already waiting to meet you:',
        origin,
        `Your confirmation code is ${code}. Keep it at hand for confirming this address.`,
        'It was not you? Then simply ignore this mail.',
      ),
    }),
    alreadyRegistered: ({ origin }) => ({
      subject: 'You already have an account',
      text: lines(
        'Somebody, most likely you, tried to create an account with this address. It already has one, so nothing has changed.',
        `Log in here: ${origin}/?login=1`,
        'It was not you? Then there is nothing to do.',
      ),
    }),
  },
  ch: {
    welcome: ({ name, code, origin }) => ({
      subject: '欢迎！这是你的确认码',
      text: lines(
        `${name}，你好！`,
        '很高兴你来了。已经有人在等着认识你：',
        origin,
        `你的确认码是 ${code}，确认邮箱时会用到，请留好。`,
        '不是你本人注册的？忽略这封邮件就好。',
      ),
    }),
    alreadyRegistered: ({ origin }) => ({
      subject: '你已经有账号了',
      text: lines(
        '有人（多半是你自己）想用这个邮箱注册新账号。这个邮箱已经注册过了，所以什么都没有改变。',
        `在这里登录：${origin}/?login=1`,
        '不是你？那就无需理会。',
      ),
    }),
  },
  es: {
    welcome: ({ name, code, origin }) => ({
      subject: '¡Hola! Aquí tienes tu código de confirmación',
      text: lines(
        `Hola, ${name}:`,
        'qué bien que estés aquí. Ya hay alguien con ganas de conocerte:',
        origin,
        `Tu código de confirmación es ${code}. Guárdalo para confirmar esta dirección.`,
        '¿No has sido tú? Entonces no hagas caso de este correo.',
      ),
    }),
    alreadyRegistered: ({ origin }) => ({
      subject: 'Ya tienes una cuenta',
      text: lines(
        'Alguien, seguramente tú, ha intentado crear una cuenta con esta dirección. Ya existe una, así que nada ha cambiado.',
        `Inicia sesión aquí: ${origin}/?login=1`,
        '¿No has sido tú? Entonces no tienes que hacer nada.',
      ),
    }),
  },
  de: {
    welcome: ({ name, code, origin }) => ({
      subject: 'Willkommen! Dein Bestätigungscode',
      text: lines(
        `Hallo ${name},`,
        'schön, dass du da bist. Es wartet schon jemand auf dich:',
        origin,
        `Dein Bestätigungscode ist ${code}. Heb ihn auf, um diese Adresse zu bestätigen.`,
        'Das warst nicht du? Dann beachte diese Mail einfach nicht.',
      ),
    }),
    alreadyRegistered: ({ origin }) => ({
      subject: 'Du hast schon ein Konto',
      text: lines(
        'Jemand, vermutlich du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und daran hat sich nichts geändert.',
        `Hier meldest du dich an: ${origin}/?login=1`,
        'Das warst nicht du? Dann ist nichts zu tun.',
      ),
    }),
  },
  ru: {
    welcome: ({ name, code, origin }) => ({
      subject: 'Добро пожаловать! Ваш код подтверждения',
      text: lines(
        `Здравствуйте, ${name}!`,
        'Хорошо, что вы с нами. С вами уже хотят познакомиться:',
        origin,
        `Ваш код подтверждения: ${code}. Сохраните его, чтобы подтвердить этот адрес.`,
        'Это были не вы? Тогда просто не обращайте внимания на это письмо.',
      ),
    }),
    alreadyRegistered: ({ origin }) => ({
      subject: 'У вас уже есть аккаунт',
      text: lines(
        'Кто-то, скорее всего вы, хотел создать аккаунт с этим адресом. Аккаунт уже есть, и в нём ничего не изменилось.',
        `Войти можно здесь: ${origin}/?login=1`,
        'Это были не вы? Тогда ничего делать не нужно.',
      ),
    }),
  },
};
