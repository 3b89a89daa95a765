import { createElement, type SVGProps } from 'react';

type IconData = {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/**
 * Replaces, in a build, the function that makes lucide-react's icons: it renders the same and takes
 * the attributes of an `<svg>`, without the settings that no view uses.
 */
export default function drawnIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      shapes,
    );
  };
}
