import { and, eq } from 'drizzle-orm';
import { chats, messages, reports } from '../database/schema';
import { fieldError } from '../http/fieldErrors';
import { handle } from '../http/operation';
import type { OperationRoute } from '../http/operation';
import { problems } from '../http/problem';
import { addressKey } from '../http/rateLimiter';
import type { Services } from '../services';

const PICTURE_KINDS = new Set([2, 3]); // spec 3

type Subject = { characterId?: string; messageId?: string; reportedText?: string };

const missing = (field: string) =>
  problems.invalidInput({ [field]: [fieldError('required', field)] });

export const supportRoutes = (services: Services): OperationRoute[] => {
  const { catalogue, clock, database, rateLimits } = services;

  function findCharacter(slug: string | undefined): Subject {
    if (slug === undefined) throw missing('bot_slug');
    const character = catalogue.bySlug(slug);
    if (character === null) throw problems.notFound();
    return { characterId: character.id };
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

  return [
    handle('createReport', async ({ body, session, requireSession, request }) => {
      await rateLimits.reportsOfAddress.take(addressKey(request.ip));
      const { kind, reason, text = '', bot_slug: slug, message_id: messageId } = body;
      if (kind === 'issue' && text.trim() === '') throw missing('text');
      const subject: Subject =
        kind === 'issue'
          ? {}
          : kind === 'character'
            ? findCharacter(slug)
            : await findMessage(messageId, requireSession().userId, kind === 'picture');
      const [report] = await database
        .insert(reports)
        .values({
          kind,
          reason,
          text,
          userId: session?.userId ?? null,
          createdAt: clock.now(),
          ...subject,
        })
        .returning({ id: reports.id });
      if (report === undefined) throw new Error('No report was made');
      return { status: 201, body: { id: report.id } };
    }),
  ];
};
