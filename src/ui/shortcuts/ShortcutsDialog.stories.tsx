import type { Meta, StoryObj } from '@storybook/react-vite';
import { shortcutsShown } from '../../../tests/support/fixtures/shortcuts';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { ShortcutsDialog } from './ShortcutsDialog';

const meta: Meta<typeof ShortcutsDialog> = {
  title: 'shortcuts/ShortcutsDialog',
  component: ShortcutsDialog,
  decorators: [shellDecorator({ layout: 'chat' })],
};
export default meta;
type Story = StoryObj<typeof ShortcutsDialog>;

export const On: Story = { args: { actor: shortcutsShown() } };

export const Off: Story = { args: { actor: shortcutsShown('off') } };
