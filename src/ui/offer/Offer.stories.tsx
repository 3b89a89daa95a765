import type { Meta, StoryObj } from '@storybook/react-vite';
import { character } from '../../../tests/support/fixtures/characters';
import { claimAt } from '../../../tests/support/fixtures/claims';
import { discount, plans } from '../../../tests/support/fixtures/offers';
import { offerAt } from '../../../tests/support/fixtures/payments';
import { personaAt, photo } from '../../../tests/support/fixtures/personas';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import type { OfferContext } from '../../machines/offer/offerMachine';
import { DesiresDialog } from './DesiresDialog';
import { PremiumDialog } from './PremiumDialog';

const meta: Meta = { title: 'offer/Offer', decorators: [shellDecorator({})] };
export default meta;

const faces = [character('ines'), character('wren'), character('tomasz')];

const premium = (changes: Partial<OfferContext> = {}) =>
  offerAt('shown', { kind: 'premium', offers: plans, chosen: plans[0] ?? null, ...changes });

type Desires = StoryObj<typeof DesiresDialog>;
type Premium = StoryObj<typeof PremiumDialog>;

const desires = (actor: ReturnType<typeof offerAt>, balance: number | null = 1234): Desires => ({
  args: {
    actor,
    balance,
    claim: balance === null ? null : claimAt('due'),
    faces: [character('ines')],
  },
  render: (args) => <DesiresDialog {...args} />,
});

const withPremium = (actor: ReturnType<typeof offerAt>, hasPremium = false): Premium => ({
  args: { actor, hasPremium, faces },
  render: (args) => <PremiumDialog {...args} />,
});

export const PremiumMonthly = withPremium(premium());

export const PremiumForVoice: Premium = {
  args: { ...PremiumMonthly.args, actor: premium({ from: 'voice' }), faces: [character('ines')] },
  render: (args) => <PremiumDialog {...args} />,
};

const reviewed = { ...PremiumMonthly.args, actor: premium({ from: 'persona' }) };

/** At the end of the wizard: the character that was made waits there. */
export const PremiumForDraft: Premium = {
  args: { ...reviewed, draft: personaAt({ making: 'review' }, { step: 'review' }) },
  render: (args) => <PremiumDialog {...args} />,
};

export const PremiumForPhotographedDraft: Premium = {
  args: { ...reviewed, draft: personaAt({ making: 'review' }, { step: 'review', photo }) },
  render: (args) => <PremiumDialog {...args} />,
};

export const PremiumOwnedForDraft: Premium = {
  args: { ...PremiumForDraft.args, actor: premium({ from: 'persona' }), hasPremium: true },
  render: (args) => <PremiumDialog {...args} />,
};

export const PremiumWithoutFaces: Premium = {
  args: { ...PremiumMonthly.args, faces: [] },
  render: (args) => <PremiumDialog {...args} />,
};

export const PremiumYearly = withPremium(premium({ chosen: plans[1] ?? null }));

export const PremiumWithoutTrial = withPremium(
  premium({
    offers: plans.map((plan) => ({ ...plan, trialDays: 0 })),
    chosen: plans[0] ? { ...plans[0], trialDays: 0 } : null,
  }),
);

export const PremiumByCrypto = withPremium(premium({ method: 'crypto' }));

export const PremiumLoading = withPremium(
  offerAt('loading', { kind: 'premium', offers: [], chosen: null }),
);

export const PremiumFailed = withPremium(
  offerAt('failed', { kind: 'premium', offers: [], chosen: null }),
);

export const PremiumOwned = withPremium(premium(), true);

export const DesiresShown = desires(offerAt('shown'));

export const DesiresByCardAlone = desires(offerAt('shown', { methods: ['card'] }));

export const DesiresOfAGuest = desires(offerAt('shown', { isAuthorized: false }), null);

export const DesiresWhileDiscounted = desires(
  offerAt('shown', { discount, chosen: discount.offer }),
);

export const DesiresLoading = desires(offerAt('loading', { offers: [], chosen: null }));

export const DesiresFailed = desires(offerAt('failed', { offers: [], chosen: null }));

export const Discounted = desires(offerAt('discounted', { discount, chosen: discount.offer }));

export const DiscountEnded = desires(offerAt('ended', { chosen: null }));
