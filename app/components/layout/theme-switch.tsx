import { type Theme, useTheme } from '../../providers/theme.tsx';

const labels: Record<Theme, string> = { system: 'Systeem', light: 'Licht', dark: 'Donker' };

/** Chooses the colours. The style sheet follows the radio buttons, so it also works before any code is here. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4">
      <legend className="float-left mr-4">Weergave</legend>
      {(Object.keys(labels) as Theme[]).map((name) => (
        <label key={name} className="inline-flex min-h-8 items-center gap-1.5">
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => choose(name)}
            className="size-4"
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
