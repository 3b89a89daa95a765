import {
  CircleDot,
  Crown,
  Image,
  ImageOff,
  ShoppingBag,
  Sparkles,
  Sun,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { defineMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { LedgerReason } from '../../../common/contract';

type Reason = {
  Icon: LucideIcon;
  text: MessageDescriptor;
  /** The title of an offer that opens for want of it, with the character's name. */
  wanted?: MessageDescriptor;
};

const wanted = defineMessage({ id: 'offer.wantPicture' });

/** Why a balance changes, as people see it; `other` is one that this build does not know. */
export const reasons: Readonly<Record<LedgerReason | 'other', Reason>> = {
  opening: { Icon: Wallet, text: defineMessage({ id: 'ledger.opening' }) },
  'daily-claim': { Icon: Sun, text: defineMessage({ id: 'ledger.dailyClaim' }) },
  'premium-start': { Icon: Crown, text: defineMessage({ id: 'ledger.premiumStart' }) },
  'premium-day': { Icon: Crown, text: defineMessage({ id: 'ledger.premiumDay' }) },
  purchase: { Icon: ShoppingBag, text: defineMessage({ id: 'ledger.purchase' }) },
  unblur: { Icon: Image, text: defineMessage({ id: 'ledger.unblur' }), wanted },
  undress: { Icon: Sparkles, text: defineMessage({ id: 'ledger.undress' }), wanted },
  refund: { Icon: ImageOff, text: defineMessage({ id: 'ledger.refund' }) },
  reversal: { Icon: Undo2, text: defineMessage({ id: 'ledger.reversal' }) },
  other: { Icon: CircleDot, text: defineMessage({ id: 'ledger.other' }) },
};

const isReason = (name: string): name is keyof typeof reasons => Object.hasOwn(reasons, name);

/** Of what desires are spent on; null for anything else. */
export const wantedOf = (name: string): MessageDescriptor | null =>
  (isReason(name) ? reasons[name].wanted : undefined) ?? null;
