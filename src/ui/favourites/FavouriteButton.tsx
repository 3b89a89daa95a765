import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite';

export type FavouriteButtonProps = {
  character: { slug: string; name: string };
  className?: string | undefined;
};

/** The heart on a character's picture. */
export function FavouriteButton({ character, className }: FavouriteButtonProps) {
  const intl = useIntl();
  const { isFavourite, toggle } = useFavourite(character.slug);
  return (
    <button
      type="button"
      className={clsx(styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'card.favourite' }, { name: character.name })}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
