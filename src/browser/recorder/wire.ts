import { channelName } from './protocol';

/** Carries messages between the pages of this origin, and in development to other devices. */
export type Wire = {
  post: (message: unknown) => void;
  /** The answer ends it. */
  hear: (listener: (data: unknown) => void) => () => void;
};

/** By the browser, from page to page; null where it has no channels. */
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

/** By the development server, from device to device; null where there is none. */
export function serverWire(): Wire | null {
  // Vite gives it to a module only where it is named like this.
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

/** All of them as one. What arrives by two of them is heard twice, so that lines have numbers. */
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
