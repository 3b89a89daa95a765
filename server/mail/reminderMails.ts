import type { Locale } from '../../common/locales';
import { CLAIM_DESIRES } from '../../common/prices';
import { mailTexts } from './mailTexts';
import { renderMail } from './render';
import type { RenderedMail } from './render';

/** To users who turned it on: free desires are waiting. */
export function reminderMail(
  locale: Locale,
  { name, exploreUrl, stopUrl }: { name: string | null; exploreUrl: string; stopUrl: string },
): RenderedMail {
  const say = mailTexts.in(locale);
  const content = {
    subject: say('reminder.subject'),
    blocks: [
      say('reminder.intro', { desires: CLAIM_DESIRES }),
      { label: say('reminder.button'), link: exploreUrl },
      say('reminder.stop', { stopUrl }),
    ],
  };
  return renderMail(locale, content, name);
}
