import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createBlockReader, settledPart } from '../../src/ui/chat/blockReader';
import { readBlocks } from '../../src/ui/chat/blocks';
import { FormattedText } from '../../src/ui/chat/FormattedText';
import { inlineText, readInline } from '../../src/ui/chat/inline';
import { plainText } from '../../src/ui/chat/plainText';
import { pickFrom, type Random, seededRandom } from '../support/seededRandom';
import { renderView } from '../support/fixtures/views';

/** The HTML of a text without what isolates and styles it. */
function drawn(text: string): string {
  const { container, unmount } = renderView(<FormattedText text={text} />);
  const html = container.querySelector('.text')?.innerHTML ?? '';
  unmount();
  return html.replaceAll(/ (?:dir|class|translate|role|aria-label|tabindex)="[^"]*"/g, '');
}

test.each([
  ['*laughs* Only spoons, *she says*', '<em>laughs</em> Only spoons, <em>she says</em>'],
  ['**Never** say `never`.', '<strong>Never</strong> say <code>never</code>.'],
  ['*sits **down** slowly*', '<em>sits <strong>down</strong> slowly</em>'],
  ['***Really?***', '<em><strong>Really?</strong></em>'],
  ['Two lines\nof *one\nsong*', 'Two lines\nof <em>one\nsong</em>'],
  ['*smiles*Hello', '<em>smiles</em>Hello'],
  ['*smiles * Hello', '<em>smiles </em> Hello'],
])('%j is formatted', (text, html) => {
  expect(drawn(text)).toBe(`<p>${html}</p>`);
});

test.each([
  '2 * 3 * 4 = 24, and 2*3*4 too',
  'Oh f*ck, or sh*t',
  'snake_case_name, __init__ and _this_',
  'it`s fine',
  '(*^▽^*) (*´▽`*) ^_^ ¯\\_(ツ)_/¯',
  'Sure* Really*',
  `${'*'.repeat(1000)} stars`,
  'Playful~~ ~~~',
])('%j stays as it is', (text) => {
  expect(drawn(text)).toBe(`<p>${text}</p>`);
});

test.each([
  ['她*微笑*着说', '她<em>微笑</em>着说'],
  ['**你好。**我是', '<strong>你好。</strong>我是'],
  ['“*（轻声）*来吧”', '“<em>（轻声）</em>来吧”'],
  ['*点头*。**“好！”**她说', '<em>点头</em>。<strong>“好！”</strong>她说'],
])('%j: Chinese needs no spaces around the marks', (text, html) => {
  expect(drawn(text)).toBe(`<p>${html}</p>`);
});

test.each([
  ['*leans closer and', '<em>leans closer and</em>'],
  ['Well, **that is', 'Well, <strong>that is</strong>'],
  ['*turns **round', '<em>turns <strong>round</strong></em>'],
  ['Run `npm', 'Run <code>npm</code>'],
  ['**a *b** c', '<strong>a *b</strong> c'],
  ['*a *b* c', '*a <em>b</em> c'],
])('%j: a mark that is never closed holds to the end', (text, html) => {
  expect(drawn(text)).toBe(`<p>${html}</p>`);
});

test.each([
  ['One\n\n\nTwo', '<p>One</p><p>Two</p>'],
  [
    'Take:\n- salt\n- *oil*\n\nThen stir',
    '<p>Take:</p><ul><li>salt</li><li><em>oil</em></li></ul><p>Then stir</p>',
  ],
  [
    '1. Sit\nhere\n\n2. Eat\n   - soup\n     hot\n   - bread',
    '<ol><li value="1">Sit\nhere</li><li value="2">Eat<ul><li>soup\nhot</li><li>bread</li></ul></li></ol>',
  ],
  [
    '1. One\n\nBetween\n\n2. Two',
    '<ol><li value="1">One</li></ol><p>Between</p><ol><li value="2">Two</li></ol>',
  ],
  ['12. Mai, das war es.', '<p>12. Mai, das war es.</p>'],
  ['1986. A good year', '<p>1986. A good year</p>'],
  ['— Hallo, sagte er.\n– Ach', '<p>— Hallo, sagte er.\n– Ach</p>'],
  ['#1 of all', '<p>#1 of all</p>'],
  ['## The plan\nGo *slow*', '<p>The plan</p><p>Go <em>slow</em></p>'],
  ['> She *said*\n> so\nYes', '<blockquote>She <em>said</em>\nso</blockquote><p>Yes</p>'],
  ['Later\n***\nAt *night*', '<p>Later</p><hr><p>At <em>night</em></p>'],
  [
    'See\n```js\nlet a = *b*;\n\n  <b>\n```\nDone',
    '<p>See</p><pre>let a = *b*;\n\n  &lt;b&gt;</pre><p>Done</p>',
  ],
  ['```one line```', '<p><code>one line</code></p>'],
  [
    '- a\n  - b\n    - c\n      - d\n        - e',
    '<ul><li>a<ul><li>b<ul><li>c</li><li>d</li><li>e</li></ul></li></ul></li></ul>',
  ],
])('%j is split into blocks', (text, html) => {
  expect(drawn(text)).toBe(html);
});

test('X1 what a character says is never HTML, a link or a picture', () => {
  const nasty = [
    '<img src=x onerror=alert(1)> *<b>bold</b>* **<script>alert(1)</script>**',
    '[x](javascript:alert(1)) ![x](https://example.com/x.png) <https://example.com> https://example.com',
    '- <a href="javascript:alert(1)">x</a>\n> <iframe src=x></iframe>\n# <h1>x</h1>',
    '&lt;b&gt; &#x3c;',
    '```<svg onload=alert(1)>\n</pre><img src=x>\n```',
    '[r]: https://example.com\n[r] ![r]',
  ];
  const { container } = renderView(nasty.map((text) => <FormattedText key={text} text={text} />));
  const drawnTags = new Set(
    [...container.querySelectorAll('.text *')].map((node) => node.localName),
  );
  expect([...drawnTags].sort()).toEqual(['blockquote', 'em', 'li', 'p', 'pre', 'strong', 'ul']);
  for (const part of [
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1)) ![x](https:',
    '&lt;b&gt;',
  ])
    expect(container).toHaveTextContent(part);
});

test('X7 a picture that a reply names is read, and nothing is fetched for it', () => {
  const source = 'https://example.com/seen.png?who=you';
  const named = [
    ...[`![me](${source})`, `![me][r]\n\n[r]: ${source}`, `<img src="${source}">`, source],
    ...[`- ![me](${source})`, `> ![me](${source})`, `*![me](${source})*`, `[![me](${source})](x)`],
  ];
  for (const text of named) {
    const { container, unmount } = renderView(<FormattedText text={text} />);
    expect(container).toHaveTextContent(source);
    const attributes = [...container.querySelectorAll('*')].flatMap((node) => [...node.attributes]);
    expect(attributes.filter(({ value }) => value.includes('example.com'))).toEqual([]);
    expect(container.querySelector('img, picture, video, iframe, object, a')).toBeNull();
    unmount();
  }
});

test('X1 a change of direction ends with the mark, the list or the paragraph that has it', () => {
  const override = '\u202e';
  const text = `*${override}a* b **${override}c** \`${override}d\`\n\n- ${override}e\n\n> ${override}f`;
  const { container } = renderView(<FormattedText text={text} />);
  const around = [...container.querySelectorAll('.text *')].filter(
    (node) => node.localName !== 'li' && node.textContent.includes(override),
  );
  expect(around.map((node) => `${node.localName} ${node.getAttribute('dir')}`)).toEqual([
    ...['p auto', 'em auto', 'strong auto', 'code auto'],
    ...['ul auto', 'blockquote auto'],
  ]);
});

test('code can be reached, and has a name', () => {
  renderView(<FormattedText text={'```\nmake soup\n```'} />);
  const code = screen.getByRole('group', { name: 'Code' });
  expect(code).toHaveTextContent('make soup');
  expect(code.tabIndex).toBe(0);
});

test.each([
  ['*laughs* **Only** the `spoons`.', 'laughs Only the spoons.'],
  ['# Plan\n1. *Sit*\n   - down\n2. Eat\n\n---\n> So', 'Plan\n\n1. Sit\n  - down\n2. Eat\n\nSo'],
  ['```js\n*a*\n```', '*a*'],
  ['*', '*'],
])('%j without its marks', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['Hello *', 'Hello '],
  ['*smiles*', '*smiles'],
  ['Look:\n-', 'Look:\n'],
  ['Look:\n- *', 'Look:\n'],
  ['Look:\n1.', 'Look:\n'],
  ['Look:\n``', 'Look:\n'],
  ['Look:\n```js', 'Look:\n'],
  ['Look: -', 'Look: -'],
  ['He is 19', 'He is 19'],
])('while %j is being written, %j of it is shown', (text, shown) => {
  expect(settledPart(text)).toBe(shown);
});

const pieces = [
  ...['a', 'Word ', 'x*', '*y', '**', '***', '*', '`', '```', '```js\n', '\\', '_', '~~~', '—'],
  ...[
    '\n',
    '\n',
    '\n\n',
    ' ',
    '  ',
    '\t',
    '- ',
    '* ',
    '1. ',
    '2. ',
    '12. ',
    '> ',
    '# ',
    '---',
    '• ',
  ],
  ...['你', '。', '😀', '<b>', '[x](y)', '\u202e', '\r\n', '(', ')', '^'],
];

function someText(random: Random): string {
  const count = Math.floor(random() * 40);
  return Array.from({ length: count }, () => pickFrom(random, pieces)).join('');
}

test('nothing but marks is ever lost, whatever the text', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 2000; round += 1) {
    const text = someText(random).replaceAll('\n', ' ');
    const kept = (said: string) => said.replaceAll(/[*`\\]/g, '');
    expect(kept(inlineText(readInline(text)))).toBe(kept(text));
  }
});

test('a text that grows looks in the end as if it had come at once', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 150; round += 1) {
    const text = someText(random);
    const read = createBlockReader();
    for (let end = 0; end <= text.length; end += 1) {
      const part = text.slice(0, end);
      expect(read(part, true)).toEqual(readBlocks(settledPart(part)));
    }
    expect(read(text, false)).toEqual(readBlocks(text));
  }
});

test('a text that grows never takes back what it has shown', () => {
  const random = seededRandom(13);
  for (let round = 0; round < 150; round += 1) {
    const text = someText(random);
    let shown = '';
    for (let end = 0; end <= text.length; end += 1) {
      const settled = settledPart(text.slice(0, end));
      expect(settled.startsWith(shown)).toBe(true);
      shown = settled;
    }
  }
});

test('of a text that grows only the last block is read again', () => {
  const read = createBlockReader();
  const text = 'One.\n\n- two\n- *three*\n\n```\nfour\n```\n\nFive *six* seven';
  let before = read('', true);
  for (let end = 1; end <= text.length; end += 1) {
    const blocks = read(text.slice(0, end), true);
    for (const [index, block] of before.slice(0, -1).entries()) expect(blocks[index]).toBe(block);
    before = blocks;
  }
  expect(before).toHaveLength(4);
  const last = read(text, true).at(-1);
  expect(read(text, false).at(-1)).toBe(last);
});

const length = 100_000;
const filled = (piece: string) => piece.repeat(length / piece.length);

test.each([
  ...['*', '*a ', '*a **b ', '***a ', '`a ', ' ``a', '\\', '_a', '> ', '>\n', '---\n', '- '],
  ...['1. a\n\nb\n\n', '- a\n \n', '```\n', '\n', ' ', '# ', '[', '(*^', '*a*'],
])('X1 a hundred thousand characters of %j are read in no time', (piece) => {
  const text = `${filled(piece)}x`;
  expect(plainText(text)).toContain('x');
  expect(text.startsWith(settledPart(text))).toBe(true);
});
