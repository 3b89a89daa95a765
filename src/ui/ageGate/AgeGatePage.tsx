import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { useAppActor } from '../app/AppContext';
import { lazyView } from '../kit/lazyView';
import { AgeGate } from './AgeGate';

const AgeDeclined = lazyView(async () => (await import('./AgeDeclined')).AgeDeclined);

/** Shown instead of the catalogue until the visitor's age is proven. */
export function AgeGatePage() {
  const gate = useAppActor('ageGate');
  const localeActor = useAppActor('locale');
  const locale = useSelector(localeActor, ({ context }) => context.locale);
  const isDeclined = useSelector(gate, (snapshot) => snapshot.matches('declined'));
  const isBusy = useSelector(gate, (snapshot) => snapshot.hasTag('busy'));
  const hasFailed = useSelector(gate, (snapshot) => snapshot.matches('failed'));

  if (isDeclined)
    return (
      <Suspense fallback={null}>
        <AgeDeclined onReconsider={() => gate.send({ type: 'age.reconsider' })} />
      </Suspense>
    );
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
