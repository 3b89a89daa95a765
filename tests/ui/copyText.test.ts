import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from '../../src/ui/chat/copyText';

const setClipboard = (clipboard: object | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });

const setCommand = (isAllowed: boolean) => {
  const selected: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    selected.push(field instanceof HTMLTextAreaElement ? field.value : '');
    return isAllowed;
  };
  return selected;
};

const refusing = { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) };

afterEach(() => setClipboard(undefined));

test('a text goes into the clipboard', async () => {
  const writeText = vi.fn(async () => undefined);
  setClipboard({ writeText });
  const selected = setCommand(true);
  expect(await copyText('Said')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Said');
  expect(selected).toEqual([]);
});

test.each([
  ['refuses', refusing],
  ['has none', undefined],
])('is copied by its selection where the browser %s, and the focus stays', async (_, clipboard) => {
  setClipboard(clipboard);
  const selected = setCommand(true);
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('Said')).toBe(true);
  expect(selected).toEqual(['Said']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBe(null);
  button.remove();
});

test('says that nothing was copied where neither is allowed', async () => {
  setClipboard(refusing);
  setCommand(false);
  expect(await copyText('Said')).toBe(false);
});
