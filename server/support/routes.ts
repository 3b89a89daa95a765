import { and, eq } from 'drizzle-orm';
import { findBySlug } from '../characters/findCharacter';
import { chats, messages, reports } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { Input, OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import { PICTURE, VEILED_PICTURE } from '../messages/message';
import type { Deps } from './deps';
import { receiptOf } from './receipt';
import { removalRoute } from './removalRoute';
import { reportsRoute } from './reportRoutes';

const PICTURE_KINDS = new Set<number>([PICTURE, VEILED_PICTURE]);

type Subject = {
  characterId?: string;
  messageId?: string;
  pictureId?: string;
  reportedText?: string;
};

type Draft = Input<'createReport'>['body'];

const missing = (field: string) =>
  problems.invalidInput({ [field]: [fieldError('required', field)] });

export const supportRoutes = (services: Deps): OperationRoute[] => {
  const { clock, database, rateLimits } = services;

  async function findCharacter(slug: string | undefined, userId: string | null): Promise<Subject> {
    if (slug === undefined) throw missing('bot_slug');
    const character = await findBySlug(services, slug, userId);
    if (character === null) throw problems.notFound();
    return { characterId: character.id };
  }

  async function findPicture(
    slug: string,
    pictureId: string | undefined,
    reporter: string | null,
  ): Promise<Subject> {
    const character = await findBySlug(services, slug, reporter);
    if (character === null) throw problems.notFound();
    if (pictureId === undefined) return { characterId: character.id };
    if (!character.gallery.some(({ id }) => id === pictureId)) throw problems.notFound();
    return { characterId: character.id, pictureId };
  }

  async function findMessage(
    messageId: string | undefined,
    userId: string,
    isPicture: boolean,
  ): Promise<Subject> {
    if (messageId === undefined) throw missing('message_id');
    const [found] = await database
      .select({ text: messages.text, kind: messages.kind, characterId: chats.characterId })
      .from(messages)
      .innerJoin(chats, eq(chats.id, messages.chatId))
      .where(and(eq(messages.id, messageId), eq(chats.userId, userId)));
    if (found === undefined) throw problems.notFound();
    if (isPicture && !PICTURE_KINDS.has(found.kind)) throw problems.notFound();
    return { messageId, characterId: found.characterId, reportedText: found.text };
  }

  async function findSubject(
    draft: Draft,
    reporter: string | null,
    userId: () => string,
  ): Promise<Subject> {
    const { kind, bot_slug: slug, message_id: messageId, picture_id: pictureId } = draft;
    if (kind === 'issue') return {};
    if (kind === 'character') return findCharacter(slug, reporter);
    if (kind === 'picture' && slug !== undefined) return findPicture(slug, pictureId, reporter);
    return findMessage(messageId, userId(), kind === 'picture');
  }

  return [
    handle('createReport', async ({ body, locale, session, requireSession, request }) => {
      await rateLimits.reportsOfAddress.take(addressKey(request.ip));
      const { kind, reason, text = '', email = null } = body;
      if (kind === 'issue' && text.trim() === '') throw missing('text');
      const subject = await findSubject(
        body,
        session?.userId ?? null,
        () => requireSession().userId,
      );
      const now = clock.now();
      const [report] = await database
        .insert(reports)
        .values({
          kind,
          reason,
          text,
          userId: session?.userId ?? null,
          // A user gets the answer at the account's address.
          email: session === null ? email : null,
          locale,
          createdAt: now,
          changedAt: now,
          ...subject,
        })
        .returning({ id: reports.id });
      if (report === undefined) throw new Error('No report was made');
      const { id } = report;
      const isAnswered = session !== null || email !== null;
      return { status: 201, body: { id, receipt: receiptOf(id), is_answered: isAnswered } };
    }),
    reportsRoute(services),
    removalRoute(services),
  ];
};
