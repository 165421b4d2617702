import { ChevronDown } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { serviceLinks } from './navigation.ts';

/**
 * The services behind one button. Styles alone open it on hover and focus, so it works before any code is here;
 * the code adds closing by Escape or choice, and tells assistive technology whether it is open.
 */
export function ServicesMenu() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);

  function show() {
    setOpen(true);
    setDismissed(false);
  }

  function dismiss() {
    setOpen(false);
    setDismissed(true);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    setOpen(currentTarget.matches(':hover') && !dismissed);
    setDismissed(false);
  }

  function onLeave(menu: HTMLElement) {
    const focused = menu.contains(document.activeElement);
    setOpen(focused && !dismissed);
    if (!focused) setDismissed(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control; this only follows pointer and focus
    <div
      className="services-menu relative"
      data-dismissed={dismissed || undefined}
      onPointerEnter={show}
      onPointerLeave={(event) => onLeave(event.currentTarget)}
      onFocus={() => !dismissed && setOpen(true)}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <button
        type="button"
        className="nav-link cursor-pointer gap-1"
        aria-expanded={open}
        aria-controls="diensten-menu"
        aria-current={pathname.startsWith('/diensten/') ? 'true' : undefined}
        onClick={show}
      >
        Onze Diensten
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id="diensten-menu" className="services-panel">
        <ul className="grid grid-cols-2 gap-x-2">
          {serviceLinks.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} onClick={dismiss} className="nav-link w-full">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
