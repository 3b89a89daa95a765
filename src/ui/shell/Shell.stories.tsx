import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { claimAt } from '../../../tests/support/fixtures/claims';
import { shellProps } from '../../../tests/support/fixtures/shell';
import {
  freeMember,
  guest,
  pendingMember,
  premiumMember,
  returningGuest,
} from '../../../tests/support/fixtures/visitors';
import { Shell } from './Shell';

const meta = {
  title: 'shell/Shell',
  component: Shell,
  args: { ...shellProps, onLocale: fn(), children: <h1>The page</h1> },
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  args: { visitor: guest },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names).not.toContain('Chats');
    await expect(names.indexOf('Create account')).toBeLessThan(names.indexOf('Log in'));
  },
};

export const ReturningGuest: Story = {
  args: { visitor: returningGuest },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(names.indexOf('Log in')).toBeLessThan(names.indexOf('Create account'));
  },
};

export const Free: Story = {
  args: { visitor: freeMember, tab: 'chats' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 234 desires')).toBeInTheDocument();
  },
};

export const Premium: Story = {
  args: { visitor: premiumMember, tab: 'profile' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  },
};

export const ClaimDue: Story = { args: { claim: claimAt('due') } };

export const ProfilePending: Story = { args: { visitor: pendingMember } };

export const Offline: Story = { args: { isOffline: true } };

export const Chat: Story = {
  args: { layout: 'chat', tab: 'chats' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};

export const Bare: Story = { args: { layout: 'bare' } };

export const LanguageMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args, globals }) => {
    if (globals.locale !== 'en') return;
    const picker = canvas.getByRole('button', { name: 'Language: English' });
    await userEvent.click(picker);
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Русский' }));
    await expect(args.onLocale).toHaveBeenCalledWith('ru');
    await userEvent.click(picker);
  },
};

export const SideMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { claim: claimAt('due') },
  play: async ({ canvas }) => {
    const opener = canvas.getAllByRole('button')[0];
    if (!opener) throw new Error('no menu button');
    await userEvent.click(opener);
    await userEvent.click(
      within(await canvas.findByRole('dialog')).getAllByRole('button')[0] ?? opener,
    );
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await canvas.findByRole('dialog');
  },
};
