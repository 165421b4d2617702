import { Phone } from 'lucide';
import { company } from '../../../content/company.ts';
import { phoneHref } from '../../../shared/contact-links.ts';
import { Icon } from '../icon.tsx';

/** The floating call button on small screens. Forms pass over it, so that it never covers a field. */
export function PhoneButton() {
  return (
    <a href={phoneHref} aria-label={`Bel ${company.phone.display}`} className="phone-button no-print">
      <Icon node={Phone} size={24} />
    </a>
  );
}
