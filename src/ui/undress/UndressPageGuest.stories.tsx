import type { Meta, StoryObj } from '@storybook/react-vite';
import { sessionAt } from '../../../tests/support/fixtures/sessionAt';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { subjectAt, undressAt } from '../../../tests/support/fixtures/undress';
import { guest } from '../../../tests/support/fixtures/visitors';
import { UndressPage } from './UndressPage';

const meta: Meta<typeof UndressPage> = {
  title: 'undress/UndressPageGuest',
  component: UndressPage,
  parameters: { path: '/undress' },
  decorators: [shellDecorator({ visitor: guest })],
};
export default meta;

/** A guest can choose as well; the first step that costs something asks for the login. */
export const Wall: StoryObj<typeof UndressPage> = {
  args: {
    session: sessionAt('guest'),
    actor: undressAt('choosing', { subject: subjectAt({ wall: 'shown' }) }),
  },
};
