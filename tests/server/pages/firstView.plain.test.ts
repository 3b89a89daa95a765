import { expect, it } from 'vitest';
import { firstViewFiles } from '../../../scripts/i18n/firstView.mjs';

it('the first view is what the entry imports, and not what it loads later', async () => {
  const files = await firstViewFiles();
  expect(files).toContain('src/main.tsx');
  expect(files).toContain('src/ui/explore/Explore.tsx');
  expect(files).toContain('src/machines/app/appMachine.ts');
  expect(files).not.toContain('src/ui/chat/ChatPage.tsx');
  expect(files).not.toContain('src/i18n/lazy.ts');
});
