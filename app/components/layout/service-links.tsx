import { NavLink } from '../link.tsx';
import { serviceLinks } from './navigation.ts';

/** Links to the services. CSS draws their icons: as SVG elements they would add to the size of every page. */
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
