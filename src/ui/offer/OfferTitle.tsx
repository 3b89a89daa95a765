import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Face } from './useFaces';

type OfferTitleProps = { kind: 'premium' | 'desires'; from: string; faces: readonly Face[] };

/** What was wanted where the offer was opened, else what the offer is. */
export function OfferTitle({ kind, from, faces }: OfferTitleProps) {
  const [one] = faces;
  if (from === 'persona') return <FormattedMessage id="offer.wantPersona" />;
  return (
    (one === undefined ? null : wantedOf(from, one.name)) ??
    (kind === 'premium' ? (
      <FormattedMessage id="offer.premiumTitle" />
    ) : (
      <FormattedMessage id="offer.desiresTitle" />
    ))
  );
}

function wantedOf(from: string, name: string): ReactNode {
  switch (from) {
    case 'voice':
      return <FormattedMessage id="offer.wantVoice" values={{ name }} />;
    case 'call':
      return <FormattedMessage id="offer.wantCall" values={{ name }} />;
    case 'dailyLimit':
      return <FormattedMessage id="offer.wantTexts" values={{ name }} />;
    case 'character':
    case 'premium':
      return <FormattedMessage id="offer.wantCharacter" values={{ name }} />;
    case 'unblur':
    case 'undress':
      return <FormattedMessage id="offer.wantPicture" values={{ name }} />;
    default:
      return null;
  }
}
