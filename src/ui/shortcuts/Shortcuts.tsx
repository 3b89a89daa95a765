import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useAppActor } from '../app/AppContext';
import { Boundary } from '../kit/Boundary';
import { lazyView } from '../kit/lazyView';

const ShortcutsDialog = lazyView(async () => (await import('./ShortcutsDialog')).ShortcutsDialog);

/** The list of shortcuts, over any page; closed if its code cannot be loaded. */
export function Shortcuts() {
  const actor = useAppActor('shortcuts');
  const isShown = useSelector(actor, (snapshot) => snapshot.matches({ list: 'shown' }));
  if (!isShown) return null;
  return (
    <Boundary onCrash={() => actor.send({ type: 'shortcuts.hide' })}>
      <Suspense fallback={null}>
        <ShortcutsDialog actor={actor} />
      </Suspense>
    </Boundary>
  );
}
