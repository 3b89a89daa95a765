import { toPhoto } from '../../characters/persona';
import { fieldError } from '../../http/fieldErrors';
import { handle } from '../../http/operation';
import type { OperationRoute } from '../../http/operation';
import { problems } from '../../http/problem';
import { requireAccess } from '../../users/access';
import type { Deps } from '../deps';
import { createGate, GateFull } from './gate';
import type { Gate } from './gate';
import { findPhoto, keepPhoto } from './keep';
import { shapeOf } from './pictureShape';
import { readUpload } from './readUpload';
import type { Upload } from './readUpload';
import { PIXELS_AT_MOST, remake, SIDE_AT_MOST } from './remake';
import type { RemadePhoto } from './remake';

const photoErrors = (code: 'image-too-large' | 'wrong-image-type') => ({
  photo: [fieldError(code, 'photo')],
});
const tooLarge = () => problems.imageTooLarge(photoErrors('image-too-large'));
const wrongType = () => problems.wrongImageType(photoErrors('wrong-image-type'));

/** Decoding needs memory, so only a few pictures are decoded at a time. */
const gate = createGate({ atOnce: 2, waiting: 20 });

/** Checks size, type and dimensions, in this order, before anything is decoded. */
function requirePicture(upload: Upload): Buffer {
  if (upload === 'too-large') throw tooLarge();
  if (upload === 'broken-off') throw wrongType();
  const { width, height } = shapeOf(upload) ?? { width: 0, height: 0 };
  if (width === 0 || height === 0) throw wrongType();
  if (width > SIDE_AT_MOST || height > SIDE_AT_MOST || width * height > PIXELS_AT_MOST)
    throw tooLarge();
  return upload;
}

export async function decode(bytes: Buffer, through: Gate = gate): Promise<RemadePhoto> {
  try {
    return await through.run(() => remake(bytes));
  } catch (error) {
    throw error instanceof GateFull ? problems.unavailable() : wrongType();
  }
}

/** Whether the apparent age was judged; throws `inappropriate-content` if it was refused. */
async function judge(
  { log, photoCheck }: Pick<Deps, 'log' | 'photoCheck'>,
  { largest }: RemadePhoto,
): Promise<boolean> {
  if (photoCheck === null) return false;
  const verdict = await photoCheck.judge(largest).catch((error: unknown) => {
    log.warn({ err: error }, 'the check of photos does not answer');
    throw problems.unavailable();
  });
  if (verdict === 'refused') throw problems.inappropriate('photo');
  return true;
}

export const photoRoute = (services: Deps): OperationRoute =>
  handle('uploadPersonaPhoto', async ({ query, request, requireSession }) => {
    const { clock, database, media, rateLimits } = services;
    const { userId } = requireSession();
    const { client_id: clientId, statement } = query;
    const intent = { userId, clientId, statement };
    const known = await findPhoto(database, intent);
    if (known !== null) return { status: 201, body: toPhoto(known, media.addresses) };
    const { isPremiumUser } = await requireAccess(database, userId, null, clock.now());
    if (!isPremiumUser) throw problems.premiumRequired();
    await rateLimits.photosOfUser.take(userId);
    const picture = requirePicture(await readUpload(request.raw));
    const remade = await decode(picture);
    const isChecked = await judge(services, remade);
    const photo = await keepPhoto(services, intent, { ...remade, isChecked });
    return { status: 201, body: toPhoto(photo, media.addresses) };
  });
