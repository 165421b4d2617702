import { Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { Icon } from '../icon.tsx';

/** A round button on small screens that dials the firm. */
export function PhoneButton() {
  return (
    <a
      href={phoneHref}
      aria-label={`Bel ${company.phone.display}`}
      className="no-print fixed right-4 bottom-4 z-20 grid size-14 place-items-center rounded-full [border:2px_solid_transparent] bg-accent text-on-accent raised hover:bg-accent-strong lg:hidden"
    >
      <Icon node={Phone} size={24} />
    </a>
  );
}
