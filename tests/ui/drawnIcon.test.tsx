import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import { expect, test } from 'vitest';
import drawnIcon from '../../src/ui/kit/drawnIcon';

const shapes: Parameters<typeof createLucideIcon>[1] = [
  ['path', { d: 'M5 21h14', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '4', key: 'b' }],
];

test('an icon of a build is drawn as lucide-react draws it', () => {
  const Expected = createLucideIcon('sample', shapes);
  const Drawn = drawnIcon({
    node: [
      ['path', { d: 'M5 21h14', key: 'a' }],
      ['circle', { cx: '12', cy: '12', r: '4', key: 'b' }],
    ],
  });
  const { container } = render(
    <>
      <Expected className="large" />
      <Drawn className="large" />
    </>,
  );
  const [expected, drawn] = container.children;
  expected?.setAttribute('class', 'large');
  expected?.removeAttribute('xmlns');
  const attributesOf = (element: Element | undefined) =>
    [...(element?.attributes ?? [])].map(({ name, value }) => [name, value]).toSorted();
  expect(attributesOf(drawn)).toEqual(attributesOf(expected));
  expect(drawn?.innerHTML).toBe(expected?.innerHTML);
});
