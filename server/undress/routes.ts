import { UNDRESS_DESIRES } from '../../common/prices';
import { undressJobs } from '../database/schema';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import type { Deps } from './deps';
import { leaseEnd, ownedJobs, payableUntil, toJob } from './job';
import type { JobRow } from './job';
import { deliver, pay } from './payment';
import { requireSubject } from './subject';

/** As many as the contract allows; there is one for each official character. */
const MOST = 200;

function pictureOf({ addresses, pictures }: Deps['media'], { storageKey: key }: JobRow) {
  if (key === null) return { image_url: null };
  const setting = pictures.settingOf(key);
  return { image_url: addresses.sign(key), ...(setting !== null && { setting }) };
}

export const undressRoutes = (services: Deps): OperationRoute[] => {
  const { catalogue, clock, database, media, undressWork } = services;

  function present(row: JobRow) {
    const character = catalogue.byId(row.characterId);
    if (character === null) throw problems.notFound();
    return toJob(row, {
      slug: character.slug,
      picture: pictureOf(media, row),
      now: clock.now(),
    });
  }

  return [
    handle('createUndressImage', async ({ body, requireSession }) => {
      const { userId } = requireSession();
      const { bot_slug: slug, picture_id: pictureId } = body;
      const character = await requireSubject(services, { slug, pictureId, userId });
      const now = clock.now();
      const [job] = await database
        .insert(undressJobs)
        .values({
          userId,
          characterId: character.id,
          pictureId,
          state: 'processing',
          price: UNDRESS_DESIRES,
          leaseUntil: leaseEnd,
          expiresAt: payableUntil(now),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning();
      if (job === undefined) throw problems.conflict('Another picture is being made');
      undressWork.start(job);
      return { status: 202, body: present(job) };
    }),

    handle('getUndressImage', async ({ params, requireSession }) => {
      const { userId } = requireSession();
      return { status: 200, body: present(await deliver(services, { id: params.id, userId })) };
    }),

    handle('listUndressImages', async ({ requireSession }) => {
      const rows = await ownedJobs(database, requireSession().userId);
      const known = rows.filter(({ characterId }) => catalogue.byId(characterId) !== null);
      return { status: 200, body: { results: known.slice(0, MOST).map(present) } };
    }),

    handle('verifyUndressImage', async ({ body, requireSession }) => {
      const { userId } = requireSession();
      return { status: 200, body: present(await deliver(services, { id: body.id, userId })) };
    }),

    handle('payUndressImage', async ({ body, requireSession }) => {
      const { userId } = requireSession();
      return { status: 200, body: present(await pay(services, { id: body.id, userId })) };
    }),
  ];
};
