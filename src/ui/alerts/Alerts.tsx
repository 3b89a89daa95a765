import { useSelector } from '@xstate/react';
import type { AlertRef } from '../../machines/alerts/alertMachine';
import { useAppActor } from '../app/AppContext';
import { AlertList } from './AlertList';

/** The transient messages of the running application. */
export function Alerts() {
  const shown = useSelector(useAppActor('alerts'), ({ context }) => context.shown);
  const tell = (id: string, type: Parameters<AlertRef['send']>[0]['type']) =>
    shown.find((ref) => ref.id === id)?.send({ type });
  return (
    <AlertList
      alerts={shown.map((ref) => ref.getSnapshot().context.alert)}
      onHold={(id) => tell(id, 'alert.hold')}
      onRelease={(id) => tell(id, 'alert.release')}
      onClose={(id) => tell(id, 'alert.close')}
    />
  );
}
