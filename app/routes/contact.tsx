import { Mail, MapPin, MessageCircle, Phone } from 'lucide';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { company } from '../../content/company.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { addressText, mailHref, phoneHref, whatsappHref } from '../../shared/contact-links.ts';
import { routeHref } from '../../shared/map.ts';
import { SENT_PARAMETER } from '../../shared/sent.ts';
import { Facts } from '../components/facts.tsx';
import { Head } from '../components/head.tsx';
import { Icon } from '../components/icon.tsx';
import { OfficeMap } from '../components/office-map.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { Intro, RunningText } from '../components/running-text.tsx';
import { Styles } from '../components/styles.tsx';
import { ContactForm } from '../contact-form/contact-form.tsx';
import { contactDraft } from '../forms/draft.ts';
import { SentHeader } from '../forms/sent-header.tsx';
import { usePageQuery } from '../start/hydration.ts';
import lifted from '../styles/lifted.css?inline';
import type { Route } from './+types/contact';

export { action, headers } from '../form-post.ts';

export default function Contact({ actionData: post }: Route.ComponentProps) {
  // A second message leads to the same address: its new key mounts the confirmation and the form again.
  const { key } = useLocation();
  const isSent = new URLSearchParams(usePageQuery()).has(SENT_PARAMETER);
  const [failed, setFailed] = useState(post !== undefined);
  const { meta, form, sent, hours } = contactPage;
  const direct = (
    <>
      <a href={phoneHref} className="button call">
        <Icon node={Phone} size={20} className="lg:hidden" />
        {company.phone.display}
      </a>
      <p className="buttons direct">
        <a href={whatsappHref} className="button button-quiet on-paper">
          <Icon node={MessageCircle} size={20} />
          {`WhatsApp ${company.whatsapp.display}`}
        </a>
        <a href={mailHref} className="button button-quiet on-paper">
          <Icon node={Mail} size={20} />
          {company.email}
        </a>
      </p>
    </>
  );
  const lead = <RunningText as="p" className="mb-4" text={form.lead} />;
  const fields = <ContactForm post={post} onFailed={setFailed} />;
  if (isSent) {
    return (
      <>
        <Head meta={{ ...meta, title: sent.pageTitle }} noindex failed={failed} />
        <SentHeader key={key} title={sent.title} draft={contactDraft}>
          <Intro text={sent.lead} />
          <RunningText as="p" text={sent.urgent} />
          {direct}
        </SentHeader>
        <div className="page-width section">
          <details key={key} className="form-part card accordion-item py-1">
            <summary>{sent.another}</summary>
            {lead}
            {fields}
          </details>
        </div>
        <Visit key="visit" />
      </>
    );
  }
  return (
    <>
      <Head meta={meta} failed={failed} />
      <PageHeader title={contactPage.title} lead={contactPage.lead} picture={{ name: 'contact', alt: '' }}>
        {direct}
      </PageHeader>
      <Styles name="lifted" css={lifted} />
      <div className="lifted page-width section">
        <div className="card message">
          <section className="night grid content-start gap-4">
            <h2 className="text-2xl">{hours.title}</h2>
            <Facts facts={hours.facts} className="lines" />
          </section>
          <div className="form-part">
            <h2 className="mb-4">{form.title}</h2>
            {lead}
            {fields}
          </div>
        </div>
      </div>
      <Visit key="visit" />
    </>
  );
}

/** The office: its address beside a map. */
function Visit() {
  const { visit, registration } = contactPage;
  return (
    <div className="visit">
      <section className="card">
        <h2 className="mb-4 text-2xl">{visit.title}</h2>
        <address>
          {company.legalName}
          <br />
          <RunningText text={addressText} />
        </address>
        <RunningText as="p" className="mt-4 text-soft" text={visit.text} />
        <p className="mt-4 flex">
          <a href={routeHref} className="button button-quiet">
            <Icon node={MapPin} size={20} />
            {visit.route}
          </a>
        </p>
        <RunningText as="p" className="mt-4 text-sm text-soft" text={registration} />
      </section>
      <OfficeMap />
    </div>
  );
}
