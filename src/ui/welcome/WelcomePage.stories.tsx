import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { suggestionsAt, noneYet, welcomeAt } from '../../../tests/support/fixtures/welcome';
import { WelcomePage } from './WelcomePage';

const meta: Meta<typeof WelcomePage> = {
  title: 'welcome/WelcomePage',
  component: WelcomePage,
  parameters: { path: '/welcome' },
  decorators: [shellDecorator({ layout: 'bare' })],
};
export default meta;
type Story = StoryObj<typeof WelcomePage>;

const adult = { ...noneYet, age: 34 };

export const Recalling: Story = { args: { actor: welcomeAt('recalling') } };

export const Age: Story = { args: { actor: welcomeAt('age') } };

export const TooYoung: Story = {
  args: { actor: welcomeAt('age') },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your age'), '17{Enter}');
    await expect(await canvas.findByText('Age must be over 18')).toBeVisible();
  },
};

export const AgeWithoutSuggestions: Story = {
  args: { actor: welcomeAt('age', { suggestions: suggestionsAt('loading') }) },
};

export const Gender: Story = { args: { actor: welcomeAt('gender', { answers: adult }) } };

export const GenderAnswered: Story = {
  args: { actor: welcomeAt('gender', { answers: { ...adult, gender: 'female' } }) },
};

export const Preference: Story = {
  args: { actor: welcomeAt('preference', { answers: { ...adult, gender: 'skipped' } }) },
};

export const PreferenceAnswered: Story = {
  args: {
    actor: welcomeAt('preference', {
      answers: { age: 34, gender: 'male', preference: 'non-traditional' },
    }),
  },
};

export const Character: Story = { args: { actor: welcomeAt('character', { answers: adult }) } };

export const CharacterLoading: Story = {
  args: {
    actor: welcomeAt('character', { answers: adult, suggestions: suggestionsAt('loading') }),
  },
};

export const CharacterFailed: Story = {
  args: { actor: welcomeAt('character', { answers: adult, suggestions: suggestionsAt('failed') }) },
};

export const Chosen: Story = {
  args: { actor: welcomeAt('chosen', { answers: adult, slug: 'soo-ah' }) },
};
