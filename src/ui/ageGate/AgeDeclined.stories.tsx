import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AgeDeclined } from './AgeDeclined';

const meta = {
  title: 'ageGate/AgeDeclined',
  component: AgeDeclined,
  args: { onReconsider: fn() },
} satisfies Meta<typeof AgeDeclined>;
export default meta;

export const Declined: StoryObj<typeof meta> = {};
