/** Resolves once the page is loaded and the browser, if it says so, has nothing better to do. */
export const whenIdle = async (window: Window & typeof globalThis): Promise<void> => {
  if (window.document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  const wait = 'requestIdleCallback' in window ? window.requestIdleCallback : setTimeout;
  await new Promise((resolve) => wait(resolve));
};
