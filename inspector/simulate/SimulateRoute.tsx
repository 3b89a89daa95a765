import { useCallback, useMemo } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { FlowLogic } from '../frame/Inspector';
import { simulateAddress } from '../frame/place';
import { flowOf } from '../gallery/flows';
import { SimulatePage } from './SimulatePage';
import { decodeScript, encodeScript } from './steps';
import type { Script } from './steps';

type SimulateRouteProps = { logic: FlowLogic; id: string; steps: string | null };

/** The steps are in the address, so that a link leads to the same point. */
export default function SimulateRoute({ logic, id, steps }: SimulateRouteProps) {
  const [, navigate] = useHashLocation();
  const flow = flowOf(id);
  const script = useMemo(() => (steps === null ? null : decodeScript(steps)), [steps]);
  const onScript = useCallback(
    (next: Script) => navigate(simulateAddress(id, encodeScript(next)), { replace: true }),
    [id, navigate],
  );
  if (flow === null) return null;
  return (
    <SimulatePage
      flow={flow}
      logic={logic}
      script={script}
      hasLostSteps={steps !== null && script === null}
      onScript={onScript}
    />
  );
}
