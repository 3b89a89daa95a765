/** Resolves once the page is visible: at once, or when its tab comes to the front. */
export const whenVisible = (
  document: Pick<Document, 'addEventListener' | 'visibilityState'>,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'visible') resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    look();
  });
