import type { Meta, StoryObj } from '@storybook/react-vite';
import { createActor } from 'xstate';
import { nobody } from '../../../tests/support/fixtures/chats';
import { shellDecorator } from '../../../tests/support/fixtures/shellDecorator';
import { subjectAt, undressAt } from '../../../tests/support/fixtures/undress';
import { guest } from '../../../tests/support/fixtures/visitors';
import { sessionMachine } from '../../machines/session/sessionMachine';
import { UndressPage } from './UndressPage';

const meta: Meta<typeof UndressPage> = {
  title: 'undress/UndressPageGuest',
  component: UndressPage,
  parameters: { path: '/undress' },
  decorators: [shellDecorator({ visitor: guest })],
};
export default meta;

/** Who is not logged in chooses as well; the first step that costs something asks for the login. */
export const Wall: StoryObj<typeof UndressPage> = {
  args: {
    session: createActor(sessionMachine, { input: { owner: nobody } }),
    actor: undressAt('choosing', { subject: subjectAt({ wall: 'shown' }) }),
  },
};
