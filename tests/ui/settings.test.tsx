import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  profileFormMachine,
  type ProfileForm as ProfileFormValues,
  type ProfileUpdateReply,
} from '../../src/machines/profileForm/profileFormMachine';
import { ProfileForm } from '../../src/ui/settings/ProfileForm';
import { profileFormSchema } from '../../src/ui/settings/profileForm.schema';
import { nobody } from '../support/fixtures/chats';
import { createProfile } from '../support/fixtures/sessions';
import { renderView } from '../support/fixtures/views';

function openForm(reply: () => Promise<ProfileUpdateReply>) {
  const updateProfile = vi.fn<(form: ProfileFormValues) => Promise<ProfileUpdateReply>>(reply);
  const actor = createActor(
    profileFormMachine.provide({
      actors: {
        updateProfile: fromPromise<ProfileUpdateReply, ProfileFormValues>(({ input }) =>
          updateProfile(input),
        ),
      },
    }),
    { input: { owner: nobody } },
  ).start();
  renderView(<ProfileForm actor={actor} profile={createProfile()} />, '/settings');
  return { updateProfile };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test.each([
  ['', true],
  ['18', true],
  ['120', true],
  ['17', false],
  ['121', false],
  ['18.5', false],
  ['old', false],
])('an age of "%s" passes: %s', async (age, expected) => {
  expect(await profileFormSchema.isValid({ name: 'Ada', age })).toBe(expected);
});

test.each([
  ['17', /^Age must be over 18/],
  ['121', /^Enter an age of up to 120/],
  ['old', /^Enter the age as a number/],
])('an age of "%s" is refused at the field, which has the focus', async (typed, words) => {
  const { updateProfile } = openForm(() => Promise.reject(new Error('not asked')));
  const age = screen.getByLabelText('Age');
  await userEvent.clear(age);
  await userEvent.type(age, typed);
  await save();
  await waitFor(() => expect(age).toHaveAccessibleDescription(words));
  expect(age).toHaveFocus();
  expect(updateProfile).not.toHaveBeenCalled();
});

test('what could not be saved stays in the fields', async () => {
  const { updateProfile } = openForm(() => Promise.reject(new Error('offline')));
  await userEvent.type(screen.getByLabelText('Name'), ' Lovelace');
  await save();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save changes' })).not.toHaveAttribute('aria-busy'),
  );
  expect(updateProfile.mock.calls).toEqual([[{ name: 'Ada Lovelace', age: 36 }]]);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
});

test('L2 a name that cannot be judged now stays in its field, and is sent again', async () => {
  const { updateProfile } = openForm(async () => ({
    kind: 'refused',
    problem: { kind: 'unchecked' },
  }));
  await userEvent.type(screen.getByLabelText('Name'), ' Lovelace');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We can’t check your text right now/);
  expect(screen.getByLabelText('Name')).toHaveValue('Ada Lovelace');
  await save();
  expect(updateProfile).toHaveBeenCalledTimes(2);
});
