import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/**
 * A `<dialog>` that is modal while mounted. The browser traps the focus, which starts at the
 * element marked `data-autofocus`, else at `data-heading`, and returns to where it was. Escape, and
 * a phone's back gesture, tell the owner, who unmounts it.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ??
      element.querySelector<HTMLElement>('[data-heading]');
    first?.focus({ preventScroll: true });
    return () => element.close();
  }, []);

  const props = {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      onClose();
    },
    // A second Escape may close the element without asking; the owner must hear of that too.
    onClose: () => {
      if (dialog.current?.open === false) onClose();
    },
  };
  return { dialog, props };
}
