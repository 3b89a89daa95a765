import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productName } from '../../src/ui/brand/brand';
import { helpAddress } from '../../src/ui/brand/help';

test.each(['terms', 'privacy'])(
  '%s name the help address of the footer, and no product',
  (name) => {
    const text = readFileSync(`content/${name}.md`, 'utf8');
    const addresses = Array.from(text.matchAll(/<([^<>]+@[^<>]+)>/g), ([, address]) => address);
    expect([...new Set(addresses)]).toEqual([helpAddress]);
    expect(text.replaceAll(helpAddress, '')).not.toMatch(new RegExp(productName, 'i'));
  },
);
