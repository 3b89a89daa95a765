/** Resolves once the page has loaded and, if the browser can tell, is idle. */
export const whenIdle = async (window: Window & typeof globalThis): Promise<void> => {
  if (window.document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  const wait = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  await new Promise((resolve) => wait(resolve));
};
