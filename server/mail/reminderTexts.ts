import type { Locale } from '../../common/locales';
import { renderMail } from './render';
import type { MailContent, RenderedMail } from './render';

type Values = { exploreUrl: string; stopUrl: string };

const texts: Record<Locale, (values: Values) => MailContent> = {
  en: ({ exploreUrl, stopUrl }) => ({
    subject: 'Your free desires are waiting',
    blocks: [
      'your 100 free desires of the day are ready, and so is somebody to spend them with.',
      { label: 'Claim them', link: exploreUrl },
      `You get this mail once a week at most, since you turned it on. To stop it, one click is enough: ${stopUrl}`,
    ],
  }),
  de: ({ exploreUrl, stopUrl }) => ({
    subject: 'Deine kostenlosen Wünsche warten',
    blocks: [
      'deine 100 kostenlosen Wünsche für heute liegen bereit, und jemand, mit dem du sie ausgeben kannst, auch.',
      { label: 'Jetzt abholen', link: exploreUrl },
      `Diese Mail bekommst du höchstens einmal die Woche, weil du sie eingeschaltet hast. Ein Klick genügt, um sie abzustellen: ${stopUrl}`,
    ],
  }),
  es: ({ exploreUrl, stopUrl }) => ({
    subject: 'Tus deseos gratis te esperan',
    blocks: [
      'tus 100 deseos gratis de hoy están listos, y también alguien con quien gastarlos.',
      { label: 'Recogerlos', link: exploreUrl },
      `Recibes este correo como mucho una vez por semana porque lo activaste. Para dejar de recibirlo basta un clic: ${stopUrl}`,
    ],
  }),
  ru: ({ exploreUrl, stopUrl }) => ({
    subject: 'Тебя ждут бесплатные желания',
    blocks: [
      'Сегодняшние 100 бесплатных желаний уже готовы, и есть с кем их потратить.',
      { label: 'Забрать', link: exploreUrl },
      `Это письмо приходит не чаще раза в неделю, потому что оно включено в настройках. Отказаться можно одним нажатием: ${stopUrl}`,
    ],
  }),
  ch: ({ exploreUrl, stopUrl }) => ({
    subject: '你的免费心愿在等你',
    blocks: [
      '今天的 100 个免费心愿已经准备好了，想和你一起度过的人也在。',
      { label: '去领取', link: exploreUrl },
      `你开启了这项提醒，所以每周最多收到一封。不想再收到？点一下就好： ${stopUrl}`,
    ],
  }),
};

/** For who turned it on: free desires wait. */
export const reminderMail = (
  locale: Locale,
  { name, ...values }: Values & { name: string | null },
): RenderedMail => renderMail(locale, texts[locale](values), name);
