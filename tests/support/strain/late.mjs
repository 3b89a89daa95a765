// @ts-check
/**
 * Loaded before a server (`node --import`): the application comes `STRAIN_LATE_MS` later at each load of
 * a page, and no browser keeps it; the page that stands before it, and all else, come as ever.
 */
import { Server } from 'node:http';

const APPLICATION = /^\/assets\/index-[^/]{1,40}\.js$/;
const lateMs = Number(process.env['STRAIN_LATE_MS']);

const { emit } = Server.prototype;
Object.assign(Server.prototype, {
  /** @this {Server} @param {unknown[]} given */
  emit(...given) {
    const [event, request, response] =
      /** @type {[string, import('node:http').IncomingMessage, import('node:http').ServerResponse]} */ (
        given
      );
    const go = () => Reflect.apply(emit, this, given);
    if (event !== 'request' || !APPLICATION.test(request.url ?? '')) return go();
    const { writeHead } = response;
    response.writeHead = (...head) => {
      const headers = head.find((one) => typeof one === 'object');
      return Reflect.apply(writeHead, response, [
        head[0],
        { ...headers, 'cache-control': 'no-store' },
      ]);
    };
    setTimeout(go, lateMs);
    return true;
  },
});
