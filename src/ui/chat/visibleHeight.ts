const MAY_BE_ENLARGED = 1.01;

type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'> & EventTarget;

/**
 * Tells CSS what an on-screen keyboard leaves of the page: `--visible-height`, its distance from
 * the top, and how much is covered below. On iOS the keyboard overlays the page and the browser
 * moves the visible part; where a browser resizes the page itself, nothing changes.
 */
export function followVisible(viewport: Visible, root: HTMLElement): () => void {
  const names = ['--visible-height', '--visible-top', '--covered'] as const;
  const write = () => {
    // Pinch zoom keeps the page's size and moves the visible part of it.
    const isEnlarged = viewport.scale > MAY_BE_ENLARGED;
    const height = Math.ceil(viewport.height * viewport.scale);
    const top = isEnlarged ? 0 : Math.max(0, viewport.offsetTop);
    const values = [height, top, Math.max(0, root.clientHeight - top - height)];
    for (const [index, name] of names.entries())
      root.style.setProperty(name, `${values[index] ?? 0}px`);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  viewport.addEventListener('resize', write, { signal });
  viewport.addEventListener('scroll', write, { signal });
  write();
  return () => {
    listeners.abort();
    for (const name of names) root.style.removeProperty(name);
  };
}
