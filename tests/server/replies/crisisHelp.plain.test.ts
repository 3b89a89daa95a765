import { describe, expect, it } from 'vitest';
import { chinese } from '../../../server/replies/scripted/chinese';
import { english } from '../../../server/replies/scripted/english';
import { german } from '../../../server/replies/scripted/german';
import type { LanguagePack } from '../../../server/replies/scripted/languagePack';
import { russian } from '../../../server/replies/scripted/russian';
import { spanish } from '../../../server/replies/scripted/spanish';

type Help = { language: string; pack: LanguagePack; numbers: string[]; said: string[] };

/** The lines of the readers' countries, and how the words around each say whose it is. */
const helps: readonly Help[] = [
  {
    language: 'English',
    pack: english,
    numbers: ['116 123', '988'],
    said: ['988 in the US and Canada', '116 123 in the UK and Ireland'],
  },
  {
    language: 'Chinese',
    pack: chinese,
    numbers: ['110', '120', '12356'],
    said: ['110或120', '全国心理援助热线12356'],
  },
  {
    language: 'Spanish',
    pack: spanish,
    numbers: ['024', '112', '2', '988'],
    said: ['112 en España', '024 en España', '988 en Estados Unidos, opción 2 en español'],
  },
  {
    language: 'German',
    pack: german,
    numbers: ['0800 111 0 111', '112', '142', '143'],
    said: ['die 112', '0800 111 0 111 in Deutschland', '142 in Österreich', '143 in der Schweiz'],
  },
  {
    language: 'Russian',
    pack: russian,
    numbers: ['112'],
    said: ['112 в России и во всей Европе'],
  },
];

describe.each(helps)('help in great need, in $language', ({ pack, numbers, said }) => {
  const lines = pack.common.crisisHelp;

  it('owns up to being an AI and names each line with whose it is', () => {
    const first = lines[0] ?? '';
    expect(said.filter((words) => !first.includes(words))).toEqual([]);
    expect(first).toMatch(/AI|KI|IA|ИИ/u);
    expect(first).toContain('findahelpline.com');
  });

  it('names no number but those of its readers', () => {
    const found = lines.flatMap((line) => line.match(/\d(?:[\d ]*\d)?/g) ?? []);
    expect([...new Set(found)].sort()).toEqual(numbers);
  });

  it('gives a number or the list of all countries in every sentence', () => {
    const helpful = [...numbers, 'findahelpline.com'];
    expect(lines.filter((line) => !helpful.some((help) => line.includes(help)))).toEqual([]);
  });
});
