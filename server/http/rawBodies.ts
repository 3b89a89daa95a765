import type { FastifyInstance } from 'fastify';

/** Lets an answer arrive before an upload that is still running is cut off. */
const LINGER_MS = 3_000;

/**
 * Leaves bodies to the handler, unread and whatever their declared type. An upload that is still
 * running once it was answered is cut off.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => {
    done(null);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // A complete upload has left its connection to the next request.
    const cutOff = () => raw.complete || raw.socket.destroy();
    setTimeout(cutOff, LINGER_MS).unref();
  });
}
