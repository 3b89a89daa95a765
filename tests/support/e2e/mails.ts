import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';

/** The code of a mail, on a line of its own. */
export const aCode = /\n\n([A-Z2-9]{8})\n\n/;

/** What `fits` takes out of the latest mail to somebody; a mail leaves a moment after its call. */
export async function mailTo(request: APIRequestContext, email: string, fits: RegExp) {
  let found = '';
  await expect
    .poll(async () => {
      const outbox = await (await request.get('/dev/outbox')).text();
      const mails = outbox.split('<article>').filter((mail) => mail.includes(`To ${email},`));
      found = mails.map((mail) => fits.exec(mail)?.[1] ?? '').find((part) => part !== '') ?? '';
      return found;
    })
    .not.toBe('');
  return found;
}
