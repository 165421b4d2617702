import { type Theme, useTheme } from '../../providers/theme.tsx';
import { Tooltip } from '../../providers/tooltip.tsx';

const choices: readonly { theme: Theme; label: string; explanation: string }[] = [
  { theme: 'system', label: 'Systeem', explanation: 'Volgt de instelling van uw apparaat' },
  { theme: 'light', label: 'Licht', explanation: 'Altijd licht op dit apparaat' },
  { theme: 'dark', label: 'Donker', explanation: 'Altijd donker op dit apparaat' },
];

/** Chooses the theme. CSS reads the radio buttons (`:has(:checked)`), so it works without JavaScript. */
export function ThemeSwitch() {
  const { theme: chosen, choose } = useTheme();
  return (
    <fieldset className="scheme-dark flex flex-wrap items-center gap-x-4">
      <legend className="sm:float-left">Weergave</legend>
      {choices.map(({ theme, label, explanation }) => (
        <Tooltip key={theme} id={`uitleg-${theme}`} text={explanation}>
          <label className="inline-flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              aria-describedby={`uitleg-${theme}`}
              className="size-4"
            />
            {label}
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}
