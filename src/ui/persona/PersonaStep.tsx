import { CharacterStep } from './CharacterStep';
import { LookStep } from './LookStep';
import { Review } from './Review';
import { StoryStep } from './StoryStep';
import type { PersonaView } from './usePersona';
import { WhoStep } from './WhoStep';

export function PersonaStep({ view }: { view: PersonaView }) {
  switch (view.step) {
    case 'who':
      return <WhoStep view={view} />;
    case 'look':
      return <LookStep view={view} />;
    case 'character':
      return <CharacterStep view={view} />;
    case 'story':
      return <StoryStep view={view} />;
    case 'review':
      return <Review view={view} />;
  }
}
