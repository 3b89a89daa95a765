import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useIntl } from 'react-intl';
import styles from './FavouriteButton.module.css';
import { useFavourite } from './useFavourite';

export type FavouriteButtonProps = {
  bot: { slug: string; name: string };
  className?: string | undefined;
};

/** The heart on a character's picture. */
export function FavouriteButton({ bot, className }: FavouriteButtonProps) {
  const intl = useIntl();
  const { isFavourite, toggle } = useFavourite(bot.slug);
  return (
    <button
      type="button"
      className={clsx(styles.heart, className)}
      aria-pressed={isFavourite}
      aria-label={intl.formatMessage({ id: 'card.favourite' }, { name: bot.name })}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
