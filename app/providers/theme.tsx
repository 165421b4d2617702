import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { stored } from '../../content/browser-storage.ts';
import { recall, remember } from '../storage.ts';

const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const ThemeContext = createContext<{ theme: Theme; choose: (theme: Theme) => void }>({
  theme: 'system',
  choose: () => {},
});

/** The visitor's theme: the system's until they choose one, which is then remembered. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>('system');

  const choose = useCallback((next: Theme) => {
    setTheme(next);
    remember(stored.theme, next === 'system' ? null : next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  }, []);

  useEffect(() => {
    // The switch works by style alone until the code is here: a choice already made there counts, then the remembered one.
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
