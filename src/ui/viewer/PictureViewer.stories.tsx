import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { message } from '../../../tests/support/fixtures/chats';
import { PictureViewer } from './PictureViewer';

const gallery = characterProfile('ines').gallery.map(({ sources }) => sources.at(-1)?.webp ?? '');
const pictures = [0, 1, 2].map((index) =>
  message(index, { kind: 'image', imageUrl: gallery[index % Math.max(1, gallery.length)] ?? '' }),
);
const [first, second] = pictures;
if (first === undefined || second === undefined) throw new Error('There are no pictures.');

const meta: Meta<typeof PictureViewer> = {
  title: 'viewer/PictureViewer',
  component: PictureViewer,
  args: { pictures, current: second, name: 'Inês', onShow: fn(), onClose: fn() },
};
export default meta;
type Story = StoryObj<typeof PictureViewer>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShow).toHaveBeenLastCalledWith('message-2');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onShow).toHaveBeenLastCalledWith('message-0');
  },
};

export const First: Story = { args: { current: first } };

export const Alone: Story = { args: { pictures: [first], current: first } };

export const Enlarged: Story = {
  play: async ({ args }) => {
    const picture = screen.getByRole('img');
    await userEvent.keyboard('+++');
    await expect(picture.style.transform).toContain('scale(3.375)');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShow).not.toHaveBeenCalled();
    await userEvent.keyboard('0++');
    await expect(picture.style.transform).toBe('translate(0px, 0px) scale(2.25)');
  },
};

export const Failed: Story = {
  play: async () => {
    await fireEvent.error(screen.getByRole('img'));
    await expect(screen.queryByRole('img')).toBeNull();
  },
};
