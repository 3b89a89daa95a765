import { expect, test } from 'vitest';
import { isEmojiAlone } from '../../src/ui/chat/emojiAlone';

test.each(['😂', '❤️', '👍🏽', '😂😂😂', '🌊 🌹', '👨‍👩‍👧', '🏳️‍🌈❤️‍🔥'])('%s stands alone', (text) => {
  expect(isEmojiAlone(text)).toBe(true);
});

test.each(['', ' ', 'ok 😂', '😂!', '😂😂😂😂', '100', '1️⃣', '😂'.repeat(1000)])(
  '"%s" does not',
  (text) => {
    expect(isEmojiAlone(text)).toBe(false);
  },
);
