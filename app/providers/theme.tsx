import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { stored } from '../../content/browser-storage.ts';
import { recall, remember } from '../storage.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const ThemeContext = createContext<{ theme: Theme; choose: (theme: Theme) => void }>({
  theme: 'system',
  choose: () => {},
});

/** Provides the theme: the system's until the visitor chooses one, which is then stored. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('system');

  const choose = useCallback((next: Theme) => {
    setTheme(next);
    remember(stored.theme, next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }, []);

  useEffect(() => {
    // Before hydration the switch works by CSS only: a choice made then wins over the stored one.
    const chosen = document.querySelector<HTMLInputElement>('input[name="theme"]:checked')?.value;
    const known = themes.find((name) => name === chosen && name !== 'system');
    if (known) choose(known);
    else setTheme(themes.find((name) => name === recall(stored.theme)) ?? 'system');
  }, [choose]);

  return <ThemeContext value={{ theme, choose }}>{children}</ThemeContext>;
}

export function useTheme() {
  return useContext(ThemeContext);
}
