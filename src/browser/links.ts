import { fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import type { LinkEvent } from '../machines/prefetch/prefetchMachine';

type Reason = 'seen' | 'pointed' | 'focused';

const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

const anchorsIn = (node: Node): HTMLAnchorElement[] => [
  ...(node instanceof HTMLAnchorElement ? [node] : []),
  ...(node instanceof Element ? node.querySelectorAll('a') : []),
];

/** The page of this origin that a link opens in this tab; null for any other. */
const pathOf = (link: HTMLAnchorElement, origin: string): string | null => {
  const isElsewhere = link.origin !== origin || link.hasAttribute('download');
  return isElsewhere || (link.target !== '' && link.target !== '_self') ? null : link.pathname;
};

/**
 * Tells which pages the links in view, or under pointer or focus, lead to. Several links to one
 * page count as one.
 */
export const watchLinks = (window: Window & typeof globalThis) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const { document } = window;
    const { origin } = window.location;
    const reasons = new Map<HTMLAnchorElement, { path: string; why: Set<Reason> }>();
    const told = new Map<string, boolean>();

    function tell(path: string) {
      const why = [...reasons.values()].filter((entry) => entry.path === path);
      const isPointed = why.some((entry) => entry.why.has('pointed') || entry.why.has('focused'));
      if (why.length > 0 && told.get(path) !== isPointed) {
        told.set(path, isPointed);
        const event: LinkEvent = { type: 'link.wanted', path, isPointed };
        sendBack(event);
      } else if (why.length === 0 && told.delete(path)) {
        const event: LinkEvent = { type: 'link.left', path };
        sendBack(event);
      }
    }
    function mark(link: HTMLAnchorElement, reason: Reason, holds: boolean) {
      const known = reasons.get(link);
      if (known === undefined && !holds) return;
      const path = known?.path ?? pathOf(link, origin);
      if (path === null) return;
      const why = known?.why ?? new Set<Reason>();
      if (holds) why.add(reason);
      else why.delete(reason);
      if (why.size > 0) reasons.set(link, { path, why });
      else reasons.delete(link);
      tell(path);
    }
    function forget(link: HTMLAnchorElement) {
      view.unobserve(link);
      const known = reasons.get(link);
      reasons.delete(link);
      if (known !== undefined) tell(known.path);
    }

    const view = new window.IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLAnchorElement) mark(target, 'seen', isIntersecting);
    });
    const changes = new window.MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const gone = type === 'attributes' ? [target] : [...removedNodes];
        const come = type === 'attributes' ? [target] : [...addedNodes];
        for (const link of gone.flatMap(anchorsIn))
          if (type === 'attributes' || !link.isConnected) forget(link);
        for (const link of come.flatMap(anchorsIn))
          if (link.isConnected && link.hasAttribute('href')) view.observe(link);
      }
    });
    const controller = new AbortController();
    const hear = (name: string, reason: Reason, holds: boolean) => {
      const act = ({ target, relatedTarget }: PointerEvent | FocusEvent) => {
        const link = linkAt(target);
        if (link !== null && linkAt(relatedTarget) !== link) mark(link, reason, holds);
      };
      document.addEventListener(
        name,
        (event) => {
          if (event instanceof window.MouseEvent || event instanceof window.FocusEvent) act(event);
        },
        { signal: controller.signal },
      );
    };
    hear('pointerover', 'pointed', true);
    hear('pointerout', 'pointed', false);
    hear('focusin', 'focused', true);
    hear('focusout', 'focused', false);
    for (const link of document.body.querySelectorAll<HTMLAnchorElement>('a[href]'))
      view.observe(link);
    changes.observe(document.body, {
      attributeFilter: ['href'],
      childList: true,
      subtree: true,
    });
    return () => {
      controller.abort();
      changes.disconnect();
      view.disconnect();
    };
  });
