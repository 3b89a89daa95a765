import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aldo, personaAt, photo } from '../../../tests/support/fixtures/personas';
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

export const Name: Story = {
  args: { actor: personaAt({ making: 'name' }, { ...begun, step: 'name' }) },
};

export const Gender: Story = {
  args: { actor: personaAt({ making: { gender: 'open' } }, { step: 'gender' }) },
};

export const GenderMissing: Story = {
  args: { actor: personaAt({ making: { gender: 'missing' } }, { ...begun, step: 'gender' }) },
};

export const Occupations: Story = {
  args: { actor: personaAt({ making: { occupations: 'open' } }, { step: 'occupations' }) },
};

export const OccupationsFull: Story = {
  args: { actor: personaAt({ making: { occupations: 'full' } }, { step: 'occupations' }) },
};

export const Personalities: Story = {
  args: { actor: personaAt({ making: { personalities: 'open' } }, { step: 'personalities' }) },
};

export const PersonalitiesFull: Story = {
  args: { actor: personaAt({ making: { personalities: 'full' } }, { step: 'personalities' }) },
};

export const Scenario: Story = {
  args: { actor: personaAt({ making: 'scenario' }, { step: 'scenario' }) },
};

export const ScenarioRefused: Story = {
  args: {
    actor: personaAt(
      { making: 'scenario' },
      {
        step: 'scenario',
        problem: { kind: 'fields', errors: { scenario: 'inappropriate-content' } },
      },
    ),
  },
};

export const Likes: Story = { args: { actor: personaAt({ making: 'likes' }, { step: 'likes' }) } };

export const Dislikes: Story = {
  args: { actor: personaAt({ making: 'dislikes' }, { step: 'dislikes' }) },
};

export const Photo: Story = {
  args: { actor: personaAt({ making: { photo: 'open' } }, { step: 'photo', photo }) },
};

export const PhotoUnpermitted: Story = {
  args: { actor: personaAt({ making: { photo: 'missing' } }, { step: 'photo', photo }) },
};

export const Review: Story = {
  args: { actor: personaAt({ making: 'review' }, { step: 'review', photo }) },
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
