import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { AlertRef } from '../../machines/alerts/alertMachine';
import type { AlertsRef } from '../../machines/alerts/alertsMachine';
import { Boundary } from '../kit/Boundary';
import { lazyView } from '../kit/lazyView';

export const AlertList = lazyView(async () => (await import('./AlertList')).AlertList);

/** The application's transient messages; none if their view cannot be loaded. */
export function Alerts({ actor }: { actor: AlertsRef }) {
  const shown = useSelector(actor, ({ context }) => context.shown);
  const tell = (id: string, type: Parameters<AlertRef['send']>[0]['type']) =>
    shown.find((ref) => ref.id === id)?.send({ type });
  if (shown.length === 0) return null;
  return (
    <Boundary onCrash={() => actor.send({ type: 'alerts.clear' })}>
      <Suspense fallback={null}>
        <AlertList
          alerts={shown.map((ref) => ref.getSnapshot().context.alert)}
          onHold={(id) => tell(id, 'alert.hold')}
          onRelease={(id) => tell(id, 'alert.release')}
          onClose={(id) => tell(id, 'alert.close')}
        />
      </Suspense>
    </Boundary>
  );
}
