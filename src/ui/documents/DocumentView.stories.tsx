import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { guest } from '../../../tests/support/fixtures/visitors';
import PrivacyPage from './PrivacyPage';
import TermsPage from './TermsPage';

const meta = {
  title: 'documents/DocumentView',
  component: TermsPage,
  decorators: [shellDecorator({ visitor: guest, tab: null })],
} satisfies Meta<typeof TermsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An entry of the contents leads to its section, by keyboard too. */
export const Terms: Story = {
  play: async ({ canvas }) => {
    const contents = canvas.getByText('Contents');
    if (contents.closest('details')?.open === false) await userEvent.click(contents);
    await userEvent.click(canvas.getByRole('link', { name: '7. What it costs' }));
    await expect(canvas.getByRole('heading', { name: '7. What it costs' })).toHaveFocus();
  },
};

export const Privacy: Story = { render: () => <PrivacyPage /> };
