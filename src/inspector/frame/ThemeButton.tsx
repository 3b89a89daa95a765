import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';

const shown = () => document.documentElement.dataset['theme'] === 'light';

/** Day or night; a page of a tool needs no more. */
export function ThemeButton() {
  const [isLight, setLight] = useState(shown);
  const turn = () => {
    document.documentElement.dataset['theme'] = isLight ? 'dark' : 'light';
    setLight(!isLight);
  };
  return (
    <button type="button" onClick={turn} aria-label={isLight ? 'Dark theme' : 'Light theme'}>
      {isLight ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </button>
  );
}
