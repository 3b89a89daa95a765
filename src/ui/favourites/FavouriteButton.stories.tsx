import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { bot } from '../../../tests/support/fixtures/bots';
import { recordOwner } from '../../../tests/support/recordOwner';
import { favouritesMachine, type Favouring } from '../../machines/favourites/favouritesMachine';
import { FavouriteButton } from './FavouriteButton';
import { FavouritesProvider } from './FavouritesContext';

const machine = favouritesMachine.provide({
  actors: { saveFavourite: fromPromise<void, Favouring>(() => new Promise(() => undefined)) },
});

const kept = (...slugs: string[]) =>
  createActor(machine, {
    input: { owner: recordOwner().ref },
    snapshot: machine.resolveState({
      value: { open: { list: 'shown', saving: 'idle' } },
      context: { owner: recordOwner().ref, slugs, queue: [], news: [], wish: null },
    }),
  }).start();

const one = kept('ines');
const none = kept();

const meta = {
  title: 'favourites/FavouriteButton',
  component: FavouriteButton,
  args: { bot: bot(0) },
} satisfies Meta<typeof FavouriteButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotYet: Story = {};

export const Favourite: Story = {
  decorators: [(story) => <FavouritesProvider value={one}>{story()}</FavouritesProvider>],
};

export const TurnsOnATap: Story = {
  decorators: [(story) => <FavouritesProvider value={none}>{story()}</FavouritesProvider>],
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite: Inês' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};
