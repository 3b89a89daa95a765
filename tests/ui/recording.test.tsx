import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { recordingMachine } from '../../src/machines/recording/recordingMachine';
import type {
  Recorded,
  RecorderCommand,
  RecorderFact,
} from '../../src/machines/recording/recordingMachine';
import { RecordingBar } from '../../src/ui/recording/RecordingBar';
import { RecordingPanel } from '../../src/ui/recording/RecordingPanel';
import { recorded, recordingAt } from '../support/fixtures/recording';
import { renderView } from '../support/fixtures/views';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function startRecording(facts: readonly RecorderFact[] = [{ type: 'recorder.began' }]) {
  const begun = vi.fn();
  const saved = vi.fn<(recording: Recorded | null) => void>();
  const actor = createActor(
    recordingMachine.provide({
      actors: {
        recorder: fromCallback<RecorderCommand>(({ sendBack, receive }) => {
          begun();
          facts.forEach(sendBack);
          receive(() => sendBack({ type: 'recorder.ended', recorded }));
        }),
        saveRecording: fromPromise<string, { recorded: Recorded | null }>(async ({ input }) => {
          saved(input.recorded);
          return 'recording-1.json';
        }),
      },
    }),
  ).start();
  const { history } = renderView(
    <>
      <RecordingBar actor={actor} />
      <RecordingPanel actor={actor} />
    </>,
    '/settings',
  );
  return { begun, saved, history };
}

test('says what is recorded and what never is before it begins, and leads to the file', async () => {
  const { begun, saved, history } = startRecording();
  await press('How it works');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In the file: what the app did and when, for 30 minutes at most.',
    'Never in the file: messages, pictures, names, email addresses, passwords, payment details, or whom you talk to.',
    'It stays on your device until you send it. If the page reloads, the recording is gone.',
  ]);
  expect(begun).not.toHaveBeenCalled();
  await press('Agree and start');
  expect(begun).toHaveBeenCalledOnce();
  expect(screen.getByText('Recording what the app does.')).toBeVisible();

  await userEvent.click(screen.getByRole('link', { name: 'Finish' }));
  expect(history.at(-1)).toBe('/settings?report=1');
  expect(screen.queryByRole('link', { name: 'Finish' })).toBeNull();
  expect(screen.getByText(/^1.240 steps are recorded/)).toBeVisible();
  await press('Save the file');
  expect(saved).toHaveBeenCalledExactlyOnceWith(recorded);
  expect(await screen.findByText('recording-1.json')).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@confidant.example' })).toHaveAttribute(
    'href',
    'mailto:help@confidant.example?subject=Recording%20of%20a%20problem',
  );
});

test('a no leads back, and the focus stays', async () => {
  const { begun } = startRecording();
  await press('How it works');
  await press('Not now');
  expect(screen.getByRole('button', { name: 'How it works' })).toHaveFocus();
  expect(begun).not.toHaveBeenCalled();
});

test('a recorder that does not come is said, and asked for again', async () => {
  const { begun } = startRecording([{ type: 'recorder.failed' }]);
  await press('How it works');
  await press('Agree and start');
  expect(screen.getByRole('alert')).toHaveTextContent('The recorder did not load.');
  await press('Try again');
  await waitFor(() => expect(begun).toHaveBeenCalledTimes(2));
});

test.each([
  'offered',
  'explained',
  'failed',
  'finished',
  { running: 'starting' },
  { running: 'ending' },
] as const)('pages say nothing of a recording that is %j', (value) => {
  const { container } = renderView(<RecordingBar actor={recordingAt(value)} />);
  expect(container).toBeEmptyDOMElement();
});
