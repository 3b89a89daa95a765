import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Persona, PersonaDraft } from '../../src/machines/persona/persona';
import { personaMachine } from '../../src/machines/persona/personaMachine';
import type {
  DraftFact,
  PersonaNotice,
  PersonaSaving,
  SaveReply,
} from '../../src/machines/persona/personaSetup';
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
  save?: (given: { input: PersonaSaving }) => Promise<SaveReply>;
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
      ? { step: 'who', values: filled, photo: null, isPermitted: false, ...draft }
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

test('"Next" waits for a name, an adult age and a gender, with the reason at the field', async () => {
  await show();
  await next();
  expect(await screen.findByText('Please enter name')).toBeVisible();
  expect(screen.getByText('Fill in the field')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription(
    'Please choose one',
  );
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
  await userEvent.type(age, '18');
  await next();
  expect(screen.getByRole('radio', { name: 'Male' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Female' }));
  expect(screen.queryByText('Please choose one')).toBeNull();
  await next();
  expect(await heading('What do they look like?')).toHaveFocus();
  expect(screen.getByRole('figure', { name: 'Preview of the card' })).toHaveTextContent('Aldo, 18');
});

test('the steps are named, and the one on screen is marked', async () => {
  await show({ draft: { step: 'character' } });
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Who',
    'Look',
    'Character',
    'Story',
    'First words',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([
    ...[null, null, 'step', null, null],
  ]);
  expect(screen.getByText('Step 3 of 5: Character')).toBeInTheDocument();
});

/** The picture beside the step. */
const shownFace = () =>
  screen.getByRole('figure').querySelector('img')?.getAttribute('src') ?? 'nobody';

test('one of six faces is chosen, by what it looks like, and stands beside every further step', async () => {
  await show({ draft: { step: 'look' } });
  const group = screen.getByRole('group', { name: 'Face' });
  const faces = () => within(group).getAllByRole('radio');
  expect(faces()).toHaveLength(6);
  const names = () => faces().map((face) => face.getAttribute('aria-label'));
  const before = names();
  await press('Shuffle');
  expect(names()).not.toEqual(before);
  await userEvent.selectOptions(screen.getByLabelText('Hair'), 'dyed');
  expect(screen.getByText(/^1 face has all of that/)).toHaveAttribute('role', 'status');
  await userEvent.click(
    within(group).getByRole('radio', { name: 'Hair: dyed, Skin: medium, Place: in town' }),
  );
  expect(shownFace()).toContain('persona-male-8');
  await next();
  await next();
  expect(await heading('What’s your story?')).toBeVisible();
  expect(shownFace()).toContain('persona-male-8');
});

test('a fourth pick is not taken and told why at its list, until one is taken away', async () => {
  await show({ draft: { step: 'character', values: { ...filled, occupations: [] } } });
  for (const pick of ['Cook', 'Spy', 'Lawyer', 'Artist']) await press(pick);
  const list = within(screen.getByRole('group', { name: 'Occupation' }));
  expect(list.getByText('Three is the most. Take one away to choose another.')).toBeVisible();
  expect(button('Artist')).toHaveAttribute('aria-pressed', 'false');
  await press('Spy');
  expect(screen.queryByText(/^Three is the most/)).toBeNull();
  await press('Artist');
  expect(button('Artist')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Cook, lawyer, and artist by day, cheerful by night',
  );
});

test('a tagline and a first message are suggested, exchanged, or written by the user', async () => {
  const save = vi.fn<(given: { input: PersonaSaving }) => Promise<SaveReply>>();
  save.mockResolvedValue({ kind: 'saved', persona: aldo });
  await show({ draft: { step: 'review' }, save });
  const tagline = screen.getByRole('textbox', { name: 'Tagline' });
  const greeting = screen.getByRole('textbox', { name: 'First message' });
  expect(tagline).toHaveValue('Cook and artist by day, cheerful by night');
  expect(greeting).toHaveValue(
    'Hey you! Aldo here. I was about to do something silly. Want to join in?',
  );
  await press('Suggest another tagline');
  expect(tagline).toHaveValue('Cook and artist: cheerful, and easy to talk to');
  await press('Suggest another message');
  expect(greeting).toHaveValue('Hi, I’m Aldo. On my mind right now: Long dinners. And on yours?');
  await userEvent.clear(tagline);
  await userEvent.type(tagline, 'Mine alone');
  await userEvent.clear(greeting);
  await press('Create character');
  expect(save.mock.calls[0]?.[0].input.values).toMatchObject({
    face: 'persona-male-1',
    tagline: 'Mine alone',
    greeting: 'Hi, I’m Aldo. On my mind right now: Long dinners. And on yours?',
  });
});

test('a suggestion that was kept goes with what is changed, the user’s own words stay', async () => {
  const tagline = 'Cook and artist by day, cheerful by night';
  const values = { ...filled, tagline, greeting: 'My words.' };
  await show({ personas: [{ ...aldo, values }] });
  await press('Change Aldo');
  expect(screen.getByRole('textbox', { name: 'Tagline' })).toHaveValue(tagline);
  await press('Change: Character');
  await press('Artist');
  await next();
  await next();
  expect(screen.getByRole('textbox', { name: 'Tagline' })).toHaveValue(
    'Cook by day, cheerful by night',
  );
  expect(screen.getByRole('textbox', { name: 'First message' })).toHaveValue('My words.');
});

test('a photo is cropped before one goes on, and then said to be permitted', async () => {
  await show({ draft: { step: 'look' } });
  await choose();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Use this part');
  const statement = await screen.findByRole('checkbox', { name: /^This photo shows an adult/ });
  await next();
  expect(screen.getByText('Fill in the field')).toBeVisible();
  await userEvent.click(statement);
  await next();
  expect(await heading('What are they like?')).toBeVisible();
  await press('Back');
  expect(await screen.findByRole('checkbox')).toBeChecked();
});

test('the part is moved by arrow keys and brought nearer by the slider', async () => {
  await show({ draft: { step: 'look' } });
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
    draft: { step: 'look' },
    open: async () => ({ kind: 'refused', problem: refusal }),
  });
  await choose();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a photo that seems too young is refused, and one may go on without', async () => {
  await show({ draft: { step: 'look' }, ages: async () => [22] });
  await choose();
  await press('Use this part');
  expect(await screen.findByText('Inappropriate content')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await next();
  expect(await heading('What are they like?')).toBeVisible();
});

test('what is judged can be called off, and left to the server where it cannot be told', async () => {
  let judge: () => Promise<readonly number[]> = never;
  await show({ draft: { step: 'look' }, ages: () => judge() });
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

test('who has no premium hears of it in the first step, and nobody else does', async () => {
  await show({ hasPremium: false });
  expect(screen.getByText(/comes with Premium\. Make yours first/)).toBeVisible();
  cleanup();
  await show();
  expect(screen.queryByText(/comes with Premium/)).not.toBeInTheDocument();
});

test('who has no premium is told so, offered it, and loses nothing', async () => {
  const save = vi.fn<() => Promise<SaveReply>>();
  const owner = await show({ draft: { step: 'review' }, hasPremium: false, save });
  expect(screen.getByText(/part of Premium\. What you entered is saved/)).toBeVisible();
  await press('Create character');
  expect(owner.notices).toEqual([{ type: 'offer.wanted', overlay: 'premium', from: 'persona' }]);
  expect(save).not.toHaveBeenCalled();
  expect(screen.getByText(new RegExp(filled.scenario))).toBeVisible();
});

test('"Failed to create persona" keeps everything, and may be tried again', async () => {
  const save = vi.fn<() => Promise<SaveReply>>().mockRejectedValueOnce(new Error('offline'));
  save.mockResolvedValueOnce({ kind: 'saved', persona: aldo });
  const owner = await show({ draft: { step: 'review' }, save });
  await press('Create character');
  expect(await screen.findByText('Failed to create persona')).toBeVisible();
  expect(screen.getByText(new RegExp(filled.likes))).toBeVisible();
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
  expect(screen.getByText(new RegExp(filled.scenario))).toBeVisible();
  await press('Create character');
  expect(await screen.findByText('Aldo is ready. Only you can see Aldo.')).toBeVisible();
});

test('what the server refuses is said at its field, in its step', async () => {
  const errors = { scenario: 'inappropriate-content' } as const;
  await show({ draft: { step: 'review' }, save: async () => ({ kind: 'refused', errors }) });
  await press('Create character');
  expect(await heading('What’s your story?')).toBeVisible();
  expect(await screen.findByText('Inappropriate content')).toBeVisible();
  expect(screen.getByLabelText('How do you know each other?')).toHaveValue(filled.scenario);
});

test('the characters there are can be changed, and deleted after a question', async () => {
  await show({ personas: [aldo] });
  expect(await heading('Your characters')).toBeVisible();
  await press('Change Aldo');
  expect(await heading('Change Aldo')).toBeVisible();
  await press('Change: Story');
  expect(screen.getByLabelText('What do they like?')).toHaveValue(filled.likes);
});

test('a character is gone after a question', async () => {
  const owner = await show({ personas: [aldo] });
  await press('Delete Aldo');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Aldo?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no characters yet')).toBeVisible();
  expect(owner.notices).toEqual([{ type: 'persona.removed', id: aldo.id }]);
});
