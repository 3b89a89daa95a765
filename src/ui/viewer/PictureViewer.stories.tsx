import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { characterProfile } from '../../../tests/support/fixtures/characters';
import { viewerAt } from '../../../tests/support/fixtures/viewers';
import { PictureViewer } from './PictureViewer';

const gallery = characterProfile('ines').gallery.map(({ sources }) => sources.at(-1)?.webp ?? '');
const pictures = [0, 1, 2].map((index) => ({
  id: String(index),
  src: gallery[index % Math.max(1, gallery.length)] ?? '',
  label: `Picture ${index + 1} from Inês`,
  caption: index === 0 ? null : 'Inês in the tavern, late at night',
  reportHref: '/?report=1',
}));
const [first, second] = pictures;
if (first === undefined || second === undefined) throw new Error('There are no pictures.');

const meta: Meta<typeof PictureViewer> = {
  title: 'viewer/PictureViewer',
  component: PictureViewer,
  args: { actor: viewerAt(), pictures, current: second },
};
export default meta;
type Story = StoryObj<typeof PictureViewer>;

export const Open: Story = {};

export const First: Story = { args: { current: first } };

export const Alone: Story = { args: { pictures: [first], current: first } };

export const PulledAside: Story = {
  args: { actor: viewerAt({ whole: 'aside' }, { pull: { x: -150, y: 0 } }) },
};

/** There is nothing before the first one, so it follows the finger less. */
export const PulledAtTheEnd: Story = {
  args: { actor: viewerAt({ whole: 'aside' }, { pull: { x: 150, y: 0 } }), current: first },
};

export const PulledDown: Story = {
  args: { actor: viewerAt({ whole: 'away' }, { pull: { x: 0, y: 180 } }) },
};

export const Enlarged: Story = {
  args: { actor: viewerAt({ enlarged: 'still' }, { zoom: { scale: 2.5, x: 0, y: 0 } }) },
  play: async () => {
    const picture = screen.getByRole('img');
    await userEvent.keyboard('0+++');
    await expect(picture.style.transform).toContain('scale(3.375)');
    await userEvent.keyboard('0++');
    await expect(picture.style.transform).toBe('translate(0px, 0px) scale(2.25)');
  },
};

export const EnlargedAndHeld: Story = {
  args: { actor: viewerAt({ enlarged: 'held' }, { zoom: { scale: 2.5, x: 120, y: -80 } }) },
};

export const Failed: Story = {
  play: async () => {
    await fireEvent.error(screen.getByRole('img'));
    await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  },
};
