/** As the protocol says; named here so that what waits brings no code of it. */
const channelName = 'flows:live';

const isViewer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'hello' || data.kind === 'call');

/**
 * Calls `begin` once an inspector of this origin asks who is there. A page that nobody looks at has
 * no recorder, nor its code.
 */
export function awaitInspector(
  scope: Pick<typeof globalThis, 'BroadcastChannel'>,
  begin: () => Promise<unknown>,
): void {
  if (!('BroadcastChannel' in scope)) return;
  const channel = new scope.BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isViewer(data)) return;
    channel.close();
    // The code may be gone after a deploy; the next load of the page has it.
    begin().catch(() => undefined);
  });
}
