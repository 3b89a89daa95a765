import { FormattedMessage } from 'react-intl';
import { Link } from 'wouter';
import type { Character } from '../../machines/catalogue/character';
import type { SuggestionsRef } from '../../machines/welcome/suggestionsMachine';
import { ErrorState } from '../kit/ErrorState';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { Spinner } from '../kit/Spinner';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import styles from './CharacterStep.module.css';
import { Question } from './Question';
import { useSuggestions } from './useWelcome';
import type { WelcomeView } from './useWelcome';

type CharacterStepProps = { view: WelcomeView; actor: SuggestionsRef };

/** Choosing someone takes one tap, and opens their chat. */
export function CharacterStep({ view, actor }: CharacterStepProps) {
  const { status, characters, retry } = useSuggestions(actor);
  return (
    <div className={styles.step}>
      <Question
        title={<FormattedMessage id="welcome.characterTitle" />}
        text={<FormattedMessage id="welcome.characterText" />}
      />
      {status === 'failed' ? (
        <ErrorState onRetry={retry}>
          <FormattedMessage id="explore.failedText" />
        </ErrorState>
      ) : (
        <>
          <VisuallyHidden>
            <span role="status">
              {status === 'loading' ? <FormattedMessage id="explore.loading" /> : null}
            </span>
          </VisuallyHidden>
          <ul className={styles.wall} aria-busy={status === 'loading'}>
            {/* Those of the wish before would change places under the finger. */}
            {status === 'loading'
              ? Array.from({ length: 8 }, (_, index) => (
                  <li key={index}>
                    <Skeleton className={styles.pending} />
                  </li>
                ))
              : characters.map((character) => (
                  <li key={character.slug}>
                    <Person
                      character={character}
                      isChosen={character.slug === view.chosen}
                      onChoose={() => view.chooseCharacter(character.slug)}
                    />
                  </li>
                ))}
          </ul>
        </>
      )}
      <Link href="/" className={styles.everybody}>
        <FormattedMessage id="welcome.everybody" />
      </Link>
    </div>
  );
}

type PersonProps = { character: Character; isChosen: boolean; onChoose: () => void };

function Person({ character, isChosen, onChoose }: PersonProps) {
  return (
    <button type="button" className={styles.person} aria-busy={isChosen} onClick={onChoose}>
      <Portrait
        picture={character.portrait}
        alt=""
        sizes="(width >= 1024px) 260px, (width >= 600px) 30vw, 46vw"
        eager
      />
      <span className={styles.foot}>
        <span className={styles.name}>
          <FormattedMessage
            id="card.label"
            values={{ name: character.name, age: String(character.age) }}
          />
        </span>
        <span className={styles.tagline}>{character.tagline}</span>
      </span>
      {isChosen ? (
        <span className={styles.opening}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
