import { NavLink } from '../link.tsx';
import { serviceLinks } from './navigation.ts';

/** The services, each with its icon, which the styles draw: as elements they would weigh on every page. */
export function ServiceLinks({ onChoose }: { onChoose: () => void }) {
  return (
    <ul className="menu-links service-links">
      {serviceLinks.map(({ name, path }) => (
        <li key={path}>
          <NavLink to={path} onClick={onChoose}>
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
