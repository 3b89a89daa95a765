import { describe, expect, it } from 'vitest';
import { firstViewFiles } from '../../scripts/i18n/firstView.mjs';
import { first } from '../../src/i18n/compiled/first';
import { later } from '../../src/i18n/compiled/later';
import english from '../../src/i18n/messages/en.json';

describe('the first view', () => {
  it('is what the entry imports, and not what it loads later', async () => {
    const files = await firstViewFiles();
    expect(files).toContain('src/main.tsx');
    expect(files).toContain('src/ui/explore/Explore.tsx');
    expect(files).toContain('src/machines/app/appMachine.ts');
    expect(files).not.toContain('src/ui/chat/ChatPage.tsx');
    expect(files).not.toContain('src/i18n/later.ts');
  });

  it('has its own English texts; the others come with what is loaded later, none twice', () => {
    expect(first).toHaveProperty(['explore.title']);
    expect(first).toHaveProperty(['ageGate.confirm']);
    expect(later).toHaveProperty(['chat.send']);
    expect([...Object.keys(first), ...Object.keys(later)].sort()).toEqual(
      Object.keys(english).sort(),
    );
  });
});
