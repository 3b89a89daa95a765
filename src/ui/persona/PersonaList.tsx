import { UserRoundPlus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'wouter';
import type { Persona } from '../../machines/persona/persona';
import { Button } from '../kit/Button';
import { EmptyState } from '../kit/EmptyState';
import { Portrait } from '../kit/Portrait';
import styles from './PersonaList.module.css';
import type { PersonaView } from './usePersona';

export function PersonaList({ view }: { view: PersonaView }) {
  if (view.personas.length === 0)
    return (
      <EmptyState
        icon={<UserRoundPlus />}
        title={<FormattedMessage id="persona.none" />}
        action={<Begin view={view} />}
      />
    );
  return (
    <div className={styles.list}>
      <ul className={styles.rows}>
        {view.personas.map((persona) => (
          <Row key={persona.id} persona={persona} view={view} />
        ))}
      </ul>
      <Begin view={view} />
    </div>
  );
}

const Begin = ({ view }: { view: PersonaView }) => (
  <Button variant="primary" size="large" onClick={view.begin}>
    <FormattedMessage id="persona.new" />
  </Button>
);

function Row({ persona: { id, character, photo }, view }: { persona: Persona; view: PersonaView }) {
  const intl = useIntl();
  const { name } = character;
  return (
    <li className={styles.row}>
      <Portrait className={styles.picture} picture={character.portrait} alt="" sizes="72px" />
      <div className={styles.about}>
        <Link href={`/${character.slug}`} className={styles.name}>
          <FormattedMessage id="card.label" values={{ name, age: String(character.age) }} />
        </Link>
        <p className={styles.tagline}>{character.tagline}</p>
        {photo?.isChecked === false ? (
          <p className={styles.tagline}>
            <FormattedMessage id="persona.unchecked" />
          </p>
        ) : null}
      </div>
      <div className={styles.acts}>
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'persona.editTitle' }, { name })}
          onClick={() => view.edit(id)}
        >
          <FormattedMessage id="persona.edit" />
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={intl.formatMessage({ id: 'persona.deleteNamed' }, { name })}
          onClick={() => view.remove(id)}
        >
          <FormattedMessage id="persona.delete" />
        </Button>
      </div>
    </li>
  );
}
