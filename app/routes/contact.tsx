import { Mail, MapPin, MessageCircle } from 'lucide';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { addressText, mailHref, whatsappHref } from '../../shared/contact-links.ts';
import { routeHref } from '../../shared/map.ts';
import { SENT_PARAMETER } from '../../shared/sent.ts';
import { CallButton } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { Icon } from '../components/icon.tsx';
import { OfficeMap } from '../components/office-map.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RunningText } from '../components/running-text.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { handleFormPost } from '../form-post.ts';
import type { Route } from './+types/contact';

export function action({ request, context }: Route.ActionArgs) {
  return handleFormPost('contact', request, context);
}

/** Copies the action's headers, such as `Retry-After`, into the response. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Contact({ actionData: post }: Route.ComponentProps) {
  const sent = new URLSearchParams(useLocation().search).has(SENT_PARAMETER);
  const { form, visit, hours, details } = contactPage;
  return (
    <>
      <Head meta={contactPage.meta} noindex={sent} failed={post !== undefined} />
      <PageHeader title={contactPage.title} lead={contactPage.lead} />
      <div className="page-width section contact">
        <div className="ways">
          <section>
            <h2>{contactPage.direct.title}</h2>
            <CallButton />
            <ul>
              <Way
                href={whatsappHref}
                icon={<Icon node={MessageCircle} size={22} />}
                text={
                  <>
                    WhatsApp <span className="whitespace-nowrap">{company.whatsapp.display}</span>
                  </>
                }
              />
              <Way href={mailHref} icon={<Icon node={Mail} size={22} />} text={company.email} />
            </ul>
          </section>
          <section>
            <h2>{hours.title}</h2>
            <p>
              <RunningText text={hours.text} />
            </p>
          </section>
          <section>
            <h2>{visit.title}</h2>
            <address>
              {company.legalName}
              <br />
              <RunningText text={addressText} />
            </address>
            <p className="text-soft">{visit.text}</p>
            <ul>
              <Way href={routeHref} icon={<Icon node={MapPin} size={22} />} text={visit.route} />
            </ul>
          </section>
          <section>
            <h2>{details.title}</h2>
            <dl>
              {details.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <section className="card">
          <h2>{form.title}</h2>
          <p className="text-soft">
            <RunningText text={form.lead} />
          </p>
          <ContactForm post={post} sent={sent} />
        </section>
      </div>
      <OfficeMap />
    </>
  );
}

function Way({ href, icon, text }: { href: string; icon: ReactNode; text: ReactNode }) {
  return (
    <li>
      <a href={href} className="way">
        {icon}
        <span>{text}</span>
      </a>
    </li>
  );
}
