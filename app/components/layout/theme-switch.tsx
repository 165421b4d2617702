import { useEffect, useState } from 'react';
import { stored } from '../../../content/browser-storage.ts';
import { Tooltip } from '../../providers/tooltip.tsx';
import { recall, remember } from '../../storage.ts';

const choices = [
  { theme: 'system', label: 'Systeem', explanation: 'Volgt de instelling van uw apparaat' },
  { theme: 'light', label: 'Licht', explanation: 'Altijd licht op dit apparaat' },
  { theme: 'dark', label: 'Donker', explanation: 'Altijd donker op dit apparaat' },
] as const;

type Theme = (typeof choices)[number]['theme'];

/** Chooses the theme: the system's until the visitor chooses one. CSS reads the radio buttons (`:has(:checked)`), so it works without JavaScript. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>('system');

  useEffect(() => {
    // A choice made before hydration wins over the stored one.
    const checked = knownTheme(document.querySelector<HTMLInputElement>('input[name="theme"]:checked')?.value);
    if (checked !== 'system') keep(checked);
    setChosen(checked === 'system' ? knownTheme(recall(stored.theme)) : checked);
    // Another page may have changed it since.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setChosen(knownTheme(recall(stored.theme)));
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  return (
    <fieldset className="relative flex flex-wrap items-center gap-x-4">
      <legend className="float-left">Weergave</legend>
      {choices.map(({ theme, label, explanation }) => (
        <Tooltip key={theme} id={`uitleg-${theme}`} text={explanation}>
          <label className="relative flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="theme"
              value={theme}
              className="size-4"
              checked={chosen === theme}
              onChange={() => {
                setChosen(theme);
                keep(theme);
              }}
              aria-describedby={`uitleg-${theme}`}
            />
            {label}
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}

function knownTheme(name: string | undefined): Theme {
  return choices.find(({ theme }) => theme === name)?.theme ?? 'system';
}

/** Stores a theme, and shows it where CSS does not know `:has`. */
function keep(theme: Theme): void {
  remember(stored.theme, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
