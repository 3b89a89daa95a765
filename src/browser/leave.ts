import { fromPromise } from 'xstate';

/** Sends the browser to another site; never resolves, since the page is gone by then. */
export const leave = (location: Pick<Location, 'assign'>) =>
  fromPromise<void, { url: string | null }>(({ input }) => {
    const { protocol, href } = new URL(input.url ?? '');
    if (protocol !== 'https:' && protocol !== 'http:')
      throw new Error(`No page to go to: ${protocol}`);
    location.assign(href);
    return new Promise(() => undefined);
  });
