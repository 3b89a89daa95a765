import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { photo, photoAt, pixel } from '../../../tests/support/fixtures/personas';
import { PhotoChooser } from './PhotoChooser';

const view = {
  photo: null,
  hasPhoto: false,
  isPermitted: false,
  isMissing: false,
  permit: fn(),
  dropPhoto: fn(),
};

const meta: Meta<typeof PhotoChooser> = {
  title: 'persona/PhotoChooser',
  component: PhotoChooser,
  args: { view },
};
export default meta;
type Story = StoryObj<typeof PhotoChooser>;

const source = { data: pixel, width: 800, height: 600 };

export const Choosing: Story = { args: { actor: photoAt('choosing') } };

export const Chosen: Story = {
  args: { actor: photoAt('choosing'), view: { ...view, photo, hasPhoto: true } },
};

export const Unpermitted: Story = {
  args: { actor: photoAt('choosing'), view: { ...view, photo, hasPhoto: true, isMissing: true } },
};

export const TooLarge: Story = {
  args: { actor: photoAt('choosing', { problem: 'image-too-large' }) },
};

export const WrongType: Story = {
  args: { actor: photoAt('choosing', { problem: 'wrong-image-type' }) },
};

export const TooYoung: Story = {
  args: { actor: photoAt('choosing', { problem: 'inappropriate-content' }) },
};

export const Opening: Story = { args: { actor: photoAt('opening') } };

export const Cropping: Story = { args: { actor: photoAt('cropping', { source }) } };

export const Cutting: Story = { args: { actor: photoAt('cutting', { source }) } };

export const Judging: Story = { args: { actor: photoAt('judging', { photo }) } };

export const Unjudged: Story = { args: { actor: photoAt('unjudged', { photo }) } };
