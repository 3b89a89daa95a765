/** From the protocol; repeated here so that waiting does not load its code. */
const channelName = 'flows:live';

const isViewer = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  (data.kind === 'hello' || data.kind === 'call');

/** An inspector that is open asks every three seconds. */
const PATIENCE_MS = 7_000;

/**
 * Calls `begin` once an inspector of this origin asks for pages. A page that nobody inspects loads
 * no recorder.
 * @param letGo of what was kept for an inspector that was open before the page
 */
export function awaitInspector(
  scope: Pick<typeof globalThis, 'BroadcastChannel' | 'setTimeout' | 'clearTimeout'>,
  begin: () => Promise<unknown>,
  letGo: () => void,
): void {
  if (!('BroadcastChannel' in scope)) {
    letGo();
    return;
  }
  const patience = scope.setTimeout(letGo, PATIENCE_MS);
  const channel = new scope.BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isViewer(data)) return;
    channel.close();
    scope.clearTimeout(patience);
    // A deploy may have removed the code; reloading the page gets the new one.
    begin().catch(() => undefined);
  });
}
