import { Mail, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { mailHref, phoneHref, whatsappHref } from '../../../shared/contact-links.ts';
import { Icon } from '../icon.tsx';

/** The bar above the header: phone, mail and WhatsApp, with the phone number visible on every screen. */
export function TopBar() {
  return (
    <aside aria-label="Direct contact" className="no-print bg-night text-on-night">
      <div className="page-width flex items-center justify-between gap-x-2 text-base md:gap-x-6 lg:flex-wrap">
        <p className="flex items-center gap-2">
          <span className="max-lg:hidden">{`${company.openingHours.short} spoedservice bij lekkage`}</span>
          <a
            href={phoneHref}
            className="inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline"
          >
            <Icon node={Phone} size={18} />
            {company.phone.display}
          </a>
          <span className="text-sm text-on-night-soft lg:hidden">{company.openingHours.short}</span>
        </p>
        <p className="flex items-center gap-1 md:gap-x-6">
          <TopBarLink href={mailHref} icon={<Icon node={Mail} size={18} />} text={company.email} />
          <TopBarLink href={whatsappHref} icon={<Icon node={MessageCircle} size={18} />} text="WhatsApp" />
        </p>
      </div>
    </aside>
  );
}

/** On small screens only the icon shows; the text stays available to assistive technology. */
function TopBarLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 hover:underline"
    >
      {icon}
      <span className="max-md:sr-only">{text}</span>
    </a>
  );
}
