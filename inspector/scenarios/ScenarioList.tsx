import { Link } from 'wouter';
import panelStyles from '../flow/FlowPanel.module.css';
import { scenarioAddress, storyboardAddress } from '../frame/place';
import { slugOf } from './scenarioFile';
import { scenariosOf } from './scenarios';

/** The scenarios of a flow, to play or to see as a storyboard. */
export function ScenarioList({ id }: { id: string }) {
  const scenarios = scenariosOf(id);
  return scenarios.length === 0 ? null : (
    <section aria-label="Scenarios">
      <h2 className={panelStyles.heading}>Scenarios</h2>
      <ul className={panelStyles.list}>
        {scenarios.map(({ name }) => (
          <li key={name}>
            <Link href={scenarioAddress(id, slugOf(name))}>{name}</Link> (
            <Link href={storyboardAddress(id, slugOf(name))} aria-label={`Storyboard: ${name}`}>
              storyboard
            </Link>
            )
          </li>
        ))}
      </ul>
    </section>
  );
}
