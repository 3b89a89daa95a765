import type { SuggestionsRef } from '../../machines/welcome/suggestionsMachine';
import { Portrait } from '../kit/Portrait';
import { Skeleton } from '../kit/Skeleton';
import { useSuggestions } from './useWelcome';
import styles from './WelcomePage.module.css';

const places = [0, 1, 2];

/** Three suggested characters, as a hand of cards beside the questions; decorative. */
export function Suggestions({ actor }: { actor: SuggestionsRef }) {
  const { characters } = useSuggestions(actor);
  return (
    <div className={styles.suggestions} aria-hidden="true">
      {places.map((place) => {
        const character = characters[place];
        return (
          <div key={place} className={styles.card}>
            {character === undefined ? (
              <Skeleton className={styles.blank} />
            ) : (
              <Portrait
                key={character.slug}
                className={styles.face}
                picture={character.portrait}
                alt=""
                sizes="(width >= 1024px) 300px, 120px"
                eager
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
