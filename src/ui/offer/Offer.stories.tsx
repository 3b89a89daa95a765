import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { DesiresDialog } from './DesiresDialog';
import { PremiumDialog } from './PremiumDialog';

const meta: Meta = { title: 'offer/Offer', decorators: [shellDecorator({})] };
export default meta;

export const Premium: StoryObj = { render: () => <PremiumDialog onClose={fn()} /> };

export const Desires: StoryObj = { render: () => <DesiresDialog balance={1234} onClose={fn()} /> };

export const DesiresOfAGuest: StoryObj = {
  render: () => <DesiresDialog balance={null} onClose={fn()} />,
};
