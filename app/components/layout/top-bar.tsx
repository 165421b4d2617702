import { Mail, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { facts } from '../../../content/facts.ts';
import { mailHref, phoneHref, whatsappHref } from '../../../shared/contact-links.ts';
import { Icon } from '../icon.tsx';

/** The bar above the header: phone, mail and WhatsApp, with the phone number visible on every screen. */
export function TopBar() {
  return (
    <aside
      aria-label="Direct contact"
      className="no-print night page-width flex flex-wrap items-center text-base sm:gap-x-4"
    >
      <span className="max-lg:mr-2">
        {facts.claims.reachable}
        <span className="max-sm:hidden"> spoedservice bij lekkage</span>
      </span>
      <a href={phoneHref} className="contact-link mr-auto">
        <Icon node={Phone} size={18} />
        {company.phone.display}
      </a>
      <TopBarLink href={mailHref} icon={<Icon node={Mail} size={18} />} text={company.email} />
      <TopBarLink href={whatsappHref} icon={<Icon node={MessageCircle} size={18} />} text="WhatsApp" />
    </aside>
  );
}

/** On small screens only the icon shows. */
function TopBarLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <a href={href} aria-label={text} className="contact-link font-normal max-lg:last:-mr-3">
      {icon}
      <span className="max-lg:hidden">{text}</span>
    </a>
  );
}
