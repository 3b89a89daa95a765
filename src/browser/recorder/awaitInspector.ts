/** From the protocol; repeated here so that waiting does not load its code. */
const channelName = 'flows:live';

const isViewer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'hello' || data.kind === 'call');

/**
 * Calls `begin` once an inspector of this origin asks for pages. A page that nobody inspects loads
 * no recorder.
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
    // A deploy may have removed the code; reloading the page gets the new one.
    begin().catch(() => undefined);
  });
}
