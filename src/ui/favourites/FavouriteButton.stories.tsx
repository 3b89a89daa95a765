import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import { someCharacter } from '../../../tests/support/fixtures/someCharacters';
import { nobody } from '../../../tests/support/fixtures/chats';
import { recordOwner } from '../../../tests/support/recordOwner';
import {
  favouritesMachine,
  type FavouritesContext,
  type FavouritesNotice,
  type FavouritesRef,
  type Favouring,
} from '../../machines/favourites/favouritesMachine';
import { FavouriteButton } from './FavouriteButton';
import { FavouritesProvider } from './FavouritesContext';

type HeartProps = ComponentProps<typeof FavouriteButton> & { favourites: FavouritesRef };

/** The heart over favourites that make no calls. */
function Heart({ favourites, ...props }: HeartProps) {
  return (
    <FavouritesProvider value={favourites}>
      <FavouriteButton {...props} />
    </FavouritesProvider>
  );
}

const meta: Meta<typeof Heart> = {
  title: 'favourites/FavouriteButton',
  component: Heart,
  args: { character: someCharacter(0) },
};
export default meta;

type Story = StoryObj<typeof Heart>;

/** Calls never get an answer, so that a change stays pending. */
const unanswered = favouritesMachine.provide({
  actors: {
    loadFavourites: fromPromise<readonly string[]>(() => new Promise(() => undefined)),
    saveFavourite: fromPromise<void, Favouring>(() => new Promise(() => undefined)),
  },
});

type Rest = 'closed' | { open: { list: 'loading' | 'shown' | 'absent'; saving: 'idle' | 'busy' } };

function favouritesAt(value: Rest, changes: Partial<FavouritesContext> = {}) {
  const input = { owner: nobody };
  return createActor(unanswered, {
    input,
    snapshot: favouritesMachine.resolveState({
      value,
      context: { ...input, slugs: [], queue: [], news: [], wish: null, ...changes },
    }),
  }).start();
}

const known: Rest = { open: { list: 'shown', saving: 'idle' } };

type Play = NonNullable<Story['play']>;

const isPressed =
  (pressed: boolean): Play =>
  async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-pressed', String(pressed));
  };

const guests = recordOwner<FavouritesNotice>();

/** A guest's tap leads to the login; the heart stays empty until then. */
export const Guest: Story = {
  args: { favourites: favouritesAt('closed', { owner: guests.ref }) },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('button'));
    await expect(guests.notices).toContainEqual({ type: 'login.wanted' });
    await isPressed(false)(context);
  },
};

export const NotKnownYet: Story = {
  args: { favourites: favouritesAt({ open: { list: 'loading', saving: 'idle' } }) },
  play: isPressed(false),
};

export const NotToBeHad: Story = {
  args: { favourites: favouritesAt({ open: { list: 'absent', saving: 'idle' } }) },
  play: isPressed(false),
};

export const NotYet: Story = { args: { favourites: favouritesAt(known) }, play: isPressed(false) };

export const Favourite: Story = {
  args: { favourites: favouritesAt(known, { slugs: ['ines'] }) },
  play: isPressed(true),
};

/** It counts at once, while the server is being told. */
export const BeingKept: Story = {
  args: {
    favourites: favouritesAt(
      { open: { list: 'shown', saving: 'busy' } },
      { slugs: ['ines'], queue: [{ slug: 'ines', isFavourite: true }] },
    ),
  },
  play: isPressed(true),
};

export const TurnsOnATap: Story = {
  args: { favourites: favouritesAt(known) },
  play: async (context) => {
    await isPressed(false)(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Favourite: Inês' }));
    await isPressed(true)(context);
  },
};
