import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Persona, PersonaDraft } from '../../src/machines/persona/persona';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import type { DraftFact, PersonaNotice, SaveReply } from '../../src/machines/persona/personaSetup';
import { photoMachine } from '../../src/machines/persona/photoMachine';
import type { OpenReply } from '../../src/machines/persona/photoMachine';
import { PersonaDialog } from '../../src/ui/persona/PersonaDialog';
import { fillJsdomGaps } from '../support/fixtures/jsdomGaps';
import { aldo, filled, photo, pixel } from '../support/fixtures/personas';
import { renderView } from '../support/fixtures/views';
import { recordOwner } from '../support/recordOwner';

beforeAll(fillJsdomGaps);

const opened: OpenReply = {
  kind: 'opened',
  source: { data: pixel, width: 800, height: 600 },
};

type World = {
  draft?: Partial<PersonaDraft>;
  hasPremium?: boolean;
  personas?: readonly Persona[];
  open?: () => Promise<OpenReply>;
  ages?: () => Promise<readonly number[]>;
  save?: () => Promise<SaveReply>;
};

/** The wizard as it goes on from a draft; everything beyond it answers as said. */
async function show({
  draft,
  hasPremium = true,
  personas = [],
  open = async () => opened,
  ages = async () => [40],
  save = async () => ({ kind: 'saved', persona: aldo }),
}: World = {}) {
  const owner = recordOwner<PersonaNotice>();
  const fact: DraftFact = {
    type: 'draft.loaded',
    clientId: photo.clientId,
    draft: draft
      ? { step: 'name', values: filled, photo: null, isPermitted: false, ...draft }
      : null,
  };
  const logic = personaMachine.provide({
    actors: {
      draft: fromCallback(({ sendBack }) => sendBack(fact)),
      listPersonas: fromPromise(async () => personas),
      savePersona: fromPromise(save),
      deletePersona: fromPromise<void, { id: string | null }>(async () => {}),
      photo: photoMachine.provide({
        actors: {
          judge: fromCallback(() => undefined),
          openPhoto: fromPromise(open),
          cropPhoto: fromPromise(async () => photo),
          estimateAges: fromPromise(ages),
        },
      }),
    },
  });
  const actor = createActor(logic, { input: { owner: owner.ref } });
  await act(async () => void actor.start());
  renderView(<PersonaDialog actor={actor} hasPremium={hasPremium} onClose={vi.fn()} />);
  return owner;
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const next = () => press('Next');
const choose = () =>
  userEvent.upload(
    screen.getByLabelText(/^Choose (a photo|another)$/),
    new File(['x'], 'x.jpg', { type: 'image/jpeg' }),
  );
const heading = (name: string) => screen.findByRole('heading', { name });
const never = () => new Promise<never>(() => undefined);

test('"Next" waits for a name and an adult age, with the reason at the field', async () => {
  await show();
  await next();
  expect(await screen.findByText('Please enter name')).toBeVisible();
  expect(screen.getByText('Fill in the field')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Name'), 'Aldo');
  const age = screen.getByLabelText('Age, 18 or over');
  for (const [typed, words] of [
    ['17', 'Age must be over 18'],
    ['121', 'Enter an age of up to 120'],
    ['old', 'Enter the age as a number'],
  ] as const) {
    await userEvent.type(age, typed);
    await next();
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.clear(age);
  }
  await userEvent.type(screen.getByLabelText('Age, 18 or over'), '18');
  await next();
  expect(await heading('Gender')).toHaveFocus();
  expect(screen.getByRole('figure', { name: 'Preview of the card' })).toHaveTextContent('Aldo, 18');
});

test('"Next" waits for a gender, and says so', async () => {
  await show({ draft: { step: 'gender', values: { ...filled, gender: null } } });
  await next();
  expect(screen.getByText('Fill in the field').closest('[role=alert]')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  expect(screen.queryByText('Fill in the field')).toBeNull();
  await next();
  expect(await heading('What does this person do for a living?')).toBeVisible();
});

test('a fourth pick is not taken and told why, until one is taken away', async () => {
  await show({ draft: { step: 'occupations', values: { ...filled, occupations: [] } } });
  for (const pick of ['Cook', 'Spy', 'Lawyer', 'Artist']) await press(pick);
  expect(screen.getByText('Three is the most. Take one away to choose another.')).toBeVisible();
  expect(button('Artist')).toHaveAttribute('aria-pressed', 'false');
  await press('Spy');
  expect(screen.queryByText(/^Three is the most/)).toBeNull();
  await press('Artist');
  expect(button('Artist')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('figure')).toHaveTextContent('Cook · Lawyer · Artist');
});

test('a photo is cropped before one goes on, and then said to be permitted', async () => {
  await show({ draft: { step: 'photo' } });
  await choose();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Use this part');
  const statement = await screen.findByRole('checkbox', { name: /^This photo shows an adult/ });
  await next();
  expect(screen.getByText('Fill in the field')).toBeVisible();
  await userEvent.click(statement);
  await next();
  expect(await heading('All good?')).toBeVisible();
  await press('Change: Photo');
  expect(await screen.findByRole('checkbox')).toBeChecked();
});

test('the part is moved by arrow keys and brought nearer by the slider', async () => {
  await show({ draft: { step: 'photo' } });
  await choose();
  const picture = screen.getByRole('img', { name: 'Your photo' });
  const before = picture.style.left;
  screen.getByRole('group', { name: /^Part of the photo/ }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(picture.style.left).not.toBe(before);
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  await press('Choose another');
  expect(screen.queryByRole('slider')).toBeNull();
});

test.each([
  ['image-too-large', 'Image size exceeded'],
  ['wrong-image-type', 'Wrong image type'],
] as const)('U2 a file that is refused says why: %s', async (refusal, text) => {
  await show({
    draft: { step: 'photo' },
    open: async () => ({ kind: 'refused', problem: refusal }),
  });
  await choose();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a photo that seems too young is refused, and one may go on without', async () => {
  await show({ draft: { step: 'photo' }, ages: async () => [22] });
  await choose();
  await press('Use this part');
  expect(await screen.findByText('Inappropriate content')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await next();
  expect(await heading('All good?')).toBeVisible();
});

test('what is judged can be called off, and left to the server where it cannot be told', async () => {
  let judge: () => Promise<readonly number[]> = never;
  await show({ draft: { step: 'photo' }, ages: () => judge() });
  await choose();
  await press('Use this part');
  expect(await screen.findByText(/^Checking on this device/)).toBeVisible();
  await press('Cancel');
  judge = () => Promise.reject(new Error('no model'));
  await choose();
  await press('Use this part');
  expect(await screen.findByText(/could not tell in time/)).toBeVisible();
  await press('Leave it to the server');
  expect(await screen.findByRole('checkbox', { name: /^This photo shows/ })).not.toBeChecked();
});

test('who has no premium is told so, offered it, and loses nothing', async () => {
  const save = vi.fn<() => Promise<SaveReply>>();
  const owner = await show({ draft: { step: 'review' }, hasPremium: false, save });
  expect(screen.getByText(/part of Premium\. What you entered is saved/)).toBeVisible();
  await press('Create character');
  expect(owner.notices).toEqual([{ type: 'offer.wanted', overlay: 'premium', from: 'persona' }]);
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText(filled.scenario)).toBeVisible();
});

test('"Failed to create persona" keeps everything, and may be tried again', async () => {
  const save = vi.fn<() => Promise<SaveReply>>().mockRejectedValueOnce(new Error('offline'));
  save.mockResolvedValueOnce({ kind: 'saved', persona: aldo });
  const owner = await show({ draft: { step: 'review' }, save });
  await press('Create character');
  expect(await screen.findByText('Failed to create persona')).toBeVisible();
  expect(screen.getByText(filled.likes)).toBeVisible();
  await press('Create character');
  expect(await screen.findByText('Aldo is ready. Only you can see Aldo.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chat with Aldo' })).toHaveAttribute(
    'href',
    '/aldo-x7k2',
  );
  expect(owner.notices).toEqual([{ type: 'persona.created', character: aldo.character }]);
});

test('L2 a character that cannot be judged now is kept, and can be made again', async () => {
  const save = vi.fn<() => Promise<SaveReply>>().mockResolvedValueOnce({ kind: 'unchecked' });
  save.mockResolvedValueOnce({ kind: 'saved', persona: aldo });
  await show({ draft: { step: 'review' }, save });
  await press('Create character');
  expect(await screen.findByText(/^We can’t check your text right now/)).toBeVisible();
  expect(screen.getByText(filled.scenario)).toBeVisible();
  await press('Create character');
  expect(await screen.findByText('Aldo is ready. Only you can see Aldo.')).toBeVisible();
});

test('what the server refuses is said at its field, in its step', async () => {
  const errors = { scenario: 'inappropriate-content' } as const;
  await show({ draft: { step: 'review' }, save: async () => ({ kind: 'refused', errors }) });
  await press('Create character');
  expect(await heading('How do you know each other?')).toBeVisible();
  expect(await screen.findByText('Inappropriate content')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue(filled.scenario);
});

test('the characters there are can be changed, and deleted after a question', async () => {
  await show({ personas: [aldo] });
  expect(await heading('Your characters')).toBeVisible();
  await press('Change Aldo');
  expect(await heading('Change Aldo')).toBeVisible();
  await press('Change: Likes');
  expect(screen.getByRole('textbox')).toHaveValue(filled.likes);
});

test('a character is gone after a question', async () => {
  const owner = await show({ personas: [aldo] });
  await press('Delete Aldo');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Aldo?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no characters yet.')).toBeVisible();
  expect(owner.notices).toEqual([{ type: 'persona.removed', id: aldo.id }]);
});
