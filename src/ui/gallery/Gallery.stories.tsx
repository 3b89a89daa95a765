import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { galleryAt } from '../../../tests/support/fixtures/galleries';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { brokenPicture, gallery } from '../../../tests/support/fixtures/pictures';
import { Gallery } from './Gallery';

const meta = {
  title: 'gallery/Gallery',
  component: Gallery,
  args: { actor: galleryAt(), slug: 'ines', name: 'Inês', pictures: gallery(0), sizes: '360px' },
  decorators: [(story) => <div style={{ width: 360 }}>{story()}</div>],
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas, args }) => {
    const total = args.pictures.length;
    const choose = (number: number) =>
      canvas.getByRole('button', { name: `Inês, picture ${number} of ${total}` });
    await userEvent.click(choose(total));
    await waitFor(() => expect(choose(total)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(choose(1)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(
      canvas.getByRole('button', { name: `Enlarge picture 1 of ${total}: Inês` }),
    );
    const viewer = await screen.findByRole('dialog', { name: `Inês, picture 1 of ${total}` });
    await userEvent.click(within(viewer).getByRole('button', { name: 'Next picture' }));
    await waitFor(() => expect(choose(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(viewer).not.toBeInTheDocument());
    await expect(
      canvas.getByRole('button', { name: `Enlarge picture 2 of ${total}: Inês` }),
    ).toHaveFocus();
  },
};

export const Captioned: Story = {
  args: { pictures: characterProfile('ines').gallery },
  play: async ({ canvas }) => {
    const caption = 'Inês in the tavern, late at night';
    await userEvent.click(
      canvas.getByRole('button', { name: `Enlarge picture 1 of 4: ${caption}` }),
    );
    const viewer = await screen.findByRole('dialog', { name: caption });
    await expect(within(viewer).getByText(caption)).toBeVisible();
  },
};

export const One: Story = { args: { pictures: gallery(0).slice(0, 1) } };

export const Broken: Story = { args: { pictures: [brokenPicture(), brokenPicture()] } };
