import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { wantedOf } from '../ledger/reasons';
import type { Face } from './useFaces';

type OfferTitleProps = { kind: 'premium' | 'desires'; from: string; faces: readonly Face[] };

/** What was wanted where the offer was opened, else what the offer is. */
export function OfferTitle({ kind, from, faces }: OfferTitleProps) {
  const [one] = faces;
  if (from === 'persona') return <FormattedMessage id="offer.wantPersona" />;
  return (
    (one === undefined ? null : titleFor(from, one.name)) ??
    (kind === 'premium' ? (
      <FormattedMessage id="offer.premiumTitle" />
    ) : (
      <FormattedMessage id="offer.desiresTitle" />
    ))
  );
}

function titleFor(from: string, name: string): ReactNode {
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
    default: {
      const wanted = wantedOf(from);
      return wanted && <FormattedMessage {...wanted} values={{ name }} />;
    }
  }
}
