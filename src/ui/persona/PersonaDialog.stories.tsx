import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aldo, filled, personaAt, photo } from '../../../tests/support/fixtures/personas';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { emptyValues } from '../../machines/persona/persona';
import { PersonaDialog } from './PersonaDialog';

const meta: Meta<typeof PersonaDialog> = {
  title: 'persona/PersonaDialog',
  component: PersonaDialog,
  parameters: { path: '/?create=1' },
  decorators: [shellDecorator({ tab: 'explore' })],
  args: { hasPremium: true, onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof PersonaDialog>;

const begun = { values: emptyValues };
const mine = { personas: [aldo], marked: aldo };

export const Loading: Story = { args: { actor: personaAt('loading') } };

export const Unlisted: Story = { args: { actor: personaAt('unlisted') } };

export const Listed: Story = { args: { actor: personaAt({ listed: 'resting' }, mine) } };

export const Rereading: Story = { args: { actor: personaAt({ listed: 'rereading' }, mine) } };
export const NoneYet: Story = { args: { actor: personaAt({ listed: 'resting' }) } };

export const Confirming: Story = { args: { actor: personaAt({ listed: 'confirming' }, mine) } };

export const Deleting: Story = { args: { actor: personaAt({ listed: 'deleting' }, mine) } };

export const Undeleted: Story = { args: { actor: personaAt({ listed: 'undeleted' }, mine) } };

export const Who: Story = {
  args: { actor: personaAt({ making: 'who' }, { ...begun, step: 'who' }) },
};

export const WhoWithoutPremium: Story = {
  args: { hasPremium: false, actor: personaAt({ making: 'who' }, { ...begun, step: 'who' }) },
};

export const Look: Story = {
  args: { actor: personaAt({ making: { look: 'open' } }, { step: 'look' }) },
};

export const LookWished: Story = {
  args: {
    actor: personaAt(
      { making: { look: 'open' } },
      { step: 'look', values: { ...filled, wishes: { hair: 'red', place: 'nature' } } },
    ),
  },
};

export const Photo: Story = {
  args: { actor: personaAt({ making: { look: 'open' } }, { step: 'look', photo }) },
};

export const PhotoUnpermitted: Story = {
  args: { actor: personaAt({ making: { look: 'missing' } }, { step: 'look', photo }) },
};

export const Character: Story = {
  args: { actor: personaAt({ making: { character: 'open' } }, { step: 'character' }) },
};

export const OccupationsFull: Story = {
  args: { actor: personaAt({ making: { character: 'occupationsFull' } }, { step: 'character' }) },
};

export const PersonalitiesFull: Story = {
  args: { actor: personaAt({ making: { character: 'personalitiesFull' } }, { step: 'character' }) },
};

export const StoryOfTwo: Story = {
  args: { actor: personaAt({ making: 'story' }, { step: 'story' }) },
};

export const ScenarioRefused: Story = {
  args: {
    actor: personaAt(
      { making: 'story' },
      { step: 'story', problem: { kind: 'fields', errors: { scenario: 'inappropriate-content' } } },
    ),
  },
};

export const Review: Story = {
  args: { actor: personaAt({ making: 'review' }, { step: 'review', photo }) },
};

export const ReviewRefused: Story = {
  args: {
    actor: personaAt(
      { making: 'review' },
      {
        step: 'review',
        problem: { kind: 'fields', errors: { greeting: 'inappropriate-content' } },
      },
    ),
  },
};

export const WithoutPremium: Story = {
  args: { hasPremium: false, actor: personaAt({ making: 'review' }, { step: 'review' }) },
};

export const Failed: Story = {
  args: {
    actor: personaAt({ making: 'review' }, { step: 'review', problem: { kind: 'failed' } }),
  },
};

export const Unchecked: Story = {
  args: {
    actor: personaAt({ making: 'review' }, { step: 'review', problem: { kind: 'unchecked' } }),
  },
};

export const TooMany: Story = {
  args: {
    actor: personaAt({ making: 'review' }, { step: 'review', problem: { kind: 'tooMany' } }),
  },
};

export const Changing: Story = {
  args: { actor: personaAt({ making: 'review' }, { step: 'review', editing: aldo, ...mine }) },
};

export const Saving: Story = { args: { actor: personaAt('saving', { step: 'review' }) } };

export const Made: Story = { args: { actor: personaAt('made', { made: aldo }) } };
