import { Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { Icon } from '../icon.tsx';

/** The floating call button on small screens. */
export function PhoneButton() {
  return (
    <a
      href={phoneHref}
      aria-label={`Bel ${company.phone.display}`}
      className="button no-print fixed right-4 bottom-4 z-20 size-14 rounded-full p-0 raised lg:hidden"
    >
      <Icon node={Phone} size={24} />
    </a>
  );
}
