import { Explore } from './Explore';
import { useExplore } from './useExplore';

export function ExplorePage() {
  return <Explore {...useExplore()} />;
}
