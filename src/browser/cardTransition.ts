/** Performs `change`, which opens `to`: at once, or with a transition. */
export type Show = (to: string, change: () => void) => void;

/** The gallery's CSS animates this name. */
const NAME = 'grown-picture';
/** Nothing moves until the view's code is there, so do not wait long for it. */
const CODE_PATIENCE_MS = 300;
/** The page is frozen until the target picture is there, so do not wait long either. */
const PICTURE_PATIENCE_MS = 500;

const growing = (root: ParentNode, slug: string) =>
  [...root.querySelectorAll<HTMLElement>('[data-grows]')].filter(
    (element) => element.dataset['grows'] === slug,
  );

const isAbout = (to: URL, slug: string) =>
  to.pathname === `/${slug}` || to.searchParams.get('about') === `bot:${slug}`;

/**
 * Grows a clicked card into the same character's picture at the link's target, by a view
 * transition; without support, or with reduced motion, the change is instant. The target's code is
 * fetched when a card is first pointed at or focused.
 */
export function createCardTransition(
  window: Window,
  fetchProfile: () => Promise<unknown>,
  fetchPage: () => Promise<unknown>,
): Show {
  const { document } = window;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  let clicked: HTMLElement | null = null;
  let waiting: (() => void) | null = null;
  let running: ViewTransition | null = null;

  const signs = ['pointerover', 'focusin'];
  const cardOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('article[data-grows]') : null;

  /** The picture over or in place of the card, once it is ready to paint. */
  function awaitPicture(slug: string, card: HTMLElement): Promise<HTMLElement | null> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(() => finish(null), PICTURE_PATIENCE_MS);
      const observer = new MutationObserver(look);
      const finish = (picture: HTMLElement | null) => {
        window.clearTimeout(timer);
        observer.disconnect();
        resolve(picture);
      };
      function look() {
        const picture = growing(document, slug).find(
          (element) => element !== card && element.getClientRects().length > 0,
        );
        if (picture === undefined) return;
        observer.disconnect();
        const painted = [...picture.querySelectorAll('img')].slice(0, 1).map((img) => img.decode());
        void Promise.allSettled(painted).then(() => finish(picture));
      }
      observer.observe(document.body, { childList: true, subtree: true });
      look();
    });
  }

  function grow(card: HTMLElement, slug: string, change: () => void) {
    let picture: HTMLElement | null = null;
    card.style.setProperty('view-transition-name', NAME);
    const transition = document.startViewTransition(async () => {
      card.style.removeProperty('view-transition-name');
      change();
      picture = await awaitPicture(slug, card);
      if (picture === null) transition.skipTransition();
      else picture.style.setProperty('view-transition-name', NAME);
    });
    const end = () => {
      picture?.style.removeProperty('view-transition-name');
      if (running === transition) running = null;
    };
    running = transition;
    // A transition that Back or the next one skips counts as finished.
    transition.ready.catch(() => undefined);
    transition.finished.then(end, end);
  }

  function growLater(card: HTMLElement, slug: string, to: URL, change: () => void) {
    const go = () => {
      if (waiting === change) {
        waiting = null;
        grow(card, slug, change);
      }
    };
    waiting = change;
    const patience = new Promise((resolve) => window.setTimeout(resolve, CODE_PATIENCE_MS));
    const code = to.pathname === `/${slug}` ? fetchPage() : fetchProfile();
    Promise.race([code, patience]).then(go, go);
  }

  function fetchOnce(event: Event) {
    if (cardOf(event) === null) return;
    for (const name of signs) document.removeEventListener(name, fetchOnce);
    for (const fetch of [fetchProfile, fetchPage]) fetch().catch(() => undefined);
  }

  document.addEventListener('click', (event) => (clicked = cardOf(event)), true);
  for (const name of signs) document.addEventListener(name, fetchOnce);
  window.addEventListener('popstate', () => {
    waiting = null;
    running?.skipTransition();
  });

  return (to, change) => {
    const card = clicked;
    const slug = card?.dataset['grows'];
    const target = new URL(to, window.location.href);
    const before = waiting;
    clicked = null;
    waiting = null;
    before?.();
    const isGrown =
      card !== null &&
      slug !== undefined &&
      isAbout(target, slug) &&
      !still.matches &&
      'startViewTransition' in document;
    if (isGrown) growLater(card, slug, target, change);
    else change();
  };
}
