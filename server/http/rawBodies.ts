import type { FastifyInstance } from 'fastify';

/** For an answer to arrive before what is still being sent is cut off. */
const LINGER_MS = 3_000;

/**
 * Leaves bodies to who handles the call, unread and whatever type they claim to be of. One that is
 * still being sent when it has been answered is cut off.
 */
export function leaveBodiesUnread(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => {
    done(null);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    // What has come whole by then left its connection to the next request.
    const cutOff = () => raw.complete || raw.socket.destroy();
    setTimeout(cutOff, LINGER_MS).unref();
  });
}
