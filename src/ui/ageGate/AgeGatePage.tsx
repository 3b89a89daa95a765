import { useSelector } from '@xstate/react';
import { useAppActor } from '../app/AppContext';
import { AgeDeclined } from './AgeDeclined';
import { AgeGate } from './AgeGate';

/** What stands before the catalogue until the visitor's age is proven. */
export function AgeGatePage() {
  const gate = useAppActor('ageGate');
  const localeActor = useAppActor('locale');
  const locale = useSelector(localeActor, ({ context }) => context.locale);
  const isDeclined = useSelector(gate, (snapshot) => snapshot.matches('declined'));
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(gate, (snapshot) => snapshot.matches('failed'));

  if (isDeclined) return <AgeDeclined onReconsider={() => gate.send({ type: 'age.reconsider' })} />;
  return (
    <AgeGate
      language={{
        locale,
        onLocale: (choice) => localeActor.send({ type: 'locale.select', locale: choice }),
      }}
      busy={isBusy}
      failed={hasFailed}
      onConfirm={() => gate.send({ type: 'age.confirm' })}
      onDecline={() => gate.send({ type: 'age.decline' })}
    />
  );
}
