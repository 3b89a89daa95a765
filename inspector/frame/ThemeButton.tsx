import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import pieces from './Pieces.module.css';
import { chooseTheme, themeOnScreen } from './theme';

/** Light or dark; a tool needs no more. */
export function ThemeButton() {
  const [theme, setTheme] = useState(themeOnScreen);
  const isLight = theme === 'light';
  const turn = () => {
    const next = isLight ? 'dark' : 'light';
    chooseTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className={pieces.control}
      onClick={turn}
      aria-label={isLight ? 'Dark theme' : 'Light theme'}
    >
      {isLight ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </button>
  );
}
