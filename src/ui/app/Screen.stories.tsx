import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createProfile } from '../../../tests/support/fixtures/sessions';
import { appAt, noPage } from '../../../tests/support/fixtures/wholeApp';
import type { AppRef } from '../../machines/app/appMachine';
import { Screen } from './App';
import { AppProvider } from './AppContext';

const meta: Meta<{ app: AppRef }> = {
  title: 'app/Screen',
  render: ({ app }) => (
    <AppProvider value={app}>
      <Screen />
    </AppProvider>
  ),
};
export default meta;

type Story = StoryObj<{ app: AppRef }>;

export const GateAsking: Story = {
  args: { app: appAt({ ageGate: 'asking' }) },
  play: async ({ canvas, globals }) => {
    const links = canvas.queryAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/terms', '/privacy']);
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Are you 18 or over\?$/,
    );
    await expect(canvas.getByRole('button', { name: 'I am under 18' })).toBeEnabled();
  },
};

export const GateProving: Story = {
  args: { app: appAt({ ageGate: 'proving' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('button', { name: /I am 18 or over/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'I am under 18' })).toBeDisabled();
  },
};

export const GateFailed: Story = {
  args: { app: appAt({ ageGate: 'failed' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^That did not work\. Please answer once more\.$/,
    );
  },
};

export const Declined: Story = {
  args: { app: appAt({ ageGate: 'declined' }) },
  play: async ({ canvas, canvasElement, globals }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement).not.toHaveTextContent(/Confidant/);
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^See you another time$/,
    );
  },
};

/** Neither the build's pages nor the visitor are known yet. */
export const Learning: Story = {
  args: { app: appAt({ navigation: 'learning', session: 'restoring' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Blog' })).toBeNull();
  },
};

/** The build's pages are known, but not yet whether the visitor is logged in. */
export const Restoring: Story = {
  args: { app: appAt({ navigation: 'starting', session: 'restoring' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Blog' })).toBeVisible();
  },
};

export const Guest: Story = {
  args: { app: appAt({}) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: 'Inês, 31' })).toHaveAttribute('href', '/ines');
    if (globals.locale !== 'en') return;
    await expect(canvas.getAllByRole('link', { name: 'Log in' }).length).toBeGreaterThan(0);
  },
};

export const ProfileLoading: Story = {
  args: { app: appAt({ session: { authorized: 'loadingProfile' } }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.queryByRole('link', { name: 'Log in' })).toBeNull();
    await expect(canvas.queryByText(/desires$/)).toBeNull();
  },
};

export const Member: Story = {
  args: {
    app: appAt({
      session: { authorized: { ready: 'idle' } },
      profile: createProfile({ desires: 1_234 }),
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByText('1 234 desires')).toBeInTheDocument();
  },
};

/** Offline, the profile comes from this device's cache. */
export const Unreachable: Story = {
  args: {
    app: appAt({
      network: 'offline',
      session: { authorized: 'unreachable' },
      profile: createProfile({ desires: 1_234 }),
    }),
  },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByText('1 234 desires')).toBeInTheDocument();
    await expect(canvas.getByText(/^You are offline\. Everything you write/)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { app: appAt({ navigation: 'missing' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found$/);
    await expect(canvas.getByText(`Page Not Found: ${noPage}`)).toBeVisible();
  },
};

export const PageBroken: Story = {
  args: { app: appAt({ navigation: 'broken' }) },
  play: async ({ canvas, globals }) => {
    if (globals.locale !== 'en') return;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Internal Server Error$/,
    );
  },
};
