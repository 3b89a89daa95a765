import { channelName } from './protocol';

/** Carries messages between pages of this origin, and in development to other devices. */
export type Wire = {
  post: (message: unknown) => void;
  /** Returns a function that ends it. */
  hear: (listener: (data: unknown) => void) => () => void;
};

/** From page to page, by the browser; null if it has no channels. */
export function channelWire(scope: Pick<typeof globalThis, 'BroadcastChannel'>): Wire | null {
  if (!('BroadcastChannel' in scope)) return null;
  const channel = new scope.BroadcastChannel(channelName);
  return {
    post: (message) => channel.postMessage(message),
    hear: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** From device to device, by the development server; null without one. */
export function serverWire(): Wire | null {
  // Vite replaces only this exact expression.
  const hot = import.meta.hot;
  if (hot === undefined) return null;
  return {
    post: (message) => hot.send(channelName, message),
    hear: (listener) => {
      hot.on(channelName, listener);
      return () => hot.off(channelName, listener);
    },
  };
}

/** All of them as one. A message may come by two of them, which is why lines are numbered. */
export function joined(wires: readonly (Wire | null)[]): Wire {
  const there = wires.filter((wire) => wire !== null);
  return {
    post: (message) => there.forEach(({ post }) => post(message)),
    hear: (listener) => {
      const ends = there.map(({ hear }) => hear(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
