import { useCallback } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import type { FlowLogic } from '../frame/Inspector';
import { simulateAddress } from '../frame/place';
import type { Flow } from '../gallery/flows';
import { SimulatePage } from '../simulate/SimulatePage';
import { encodeScript } from '../simulate/steps';
import type { Script } from '../simulate/steps';
import type { Scenario } from './scenarioFile';

type ScenarioRouteProps = { logic: FlowLogic; flow: Flow; scenario: Scenario };

/** A scenario as a film: its steps play by themselves, with the screens. */
export default function ScenarioRoute({ logic, flow, scenario }: ScenarioRouteProps) {
  const [, navigate] = useHashLocation();
  const onScript = useCallback(
    (next: Script) => navigate(simulateAddress(flow.id, encodeScript(next))),
    [flow, navigate],
  );
  return (
    <SimulatePage
      flow={flow}
      logic={logic}
      script={scenario.script}
      isWaiting
      plays
      lead={scenario.name}
      onScript={onScript}
    />
  );
}
