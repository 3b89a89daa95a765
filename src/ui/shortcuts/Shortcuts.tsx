import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useAppActor } from '../app/AppContext';
import { lazyView } from '../kit/lazyView';

const ShortcutsDialog = lazyView(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The list of shortcuts, over whichever page is open. */
export function Shortcuts() {
  const actor = useAppActor('shortcuts');
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ list: 'shown' }));
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog actor={actor} />
    </Suspense>
  );
}
