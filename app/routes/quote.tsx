import { useState } from 'react';
import { quoteSent } from '../../content/pages/aanvraag-ontvangen.ts';
import { everyService } from '../../content/pages/dienst.ts';
import { quotePage } from '../../content/pages/offerte.ts';
import { beforehand } from '../../content/pages/vooraf.ts';
import { readSent } from '../../shared/sent.ts';
import { firstLine, readSubject } from '../../shared/service-query.ts';
import { Accordion } from '../components/accordion.tsx';
import { CallOrWhatsApp, ClosingCall } from '../components/call-to-action.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RunningText } from '../components/running-text.tsx';
import { SpecimenLink, SpecimenSheet } from '../components/specimen-teaser.tsx';
import { Steps } from '../components/steps.tsx';
import { Styles } from '../components/styles.tsx';
import { Confirmation } from '../quote-form/confirmation.tsx';
import { PhotoAdvice } from '../quote-form/photo-advice.tsx';
import { QuoteForm } from '../quote-form/quote-form.tsx';
import { isBackendElsewhere } from '../settings.ts';
import { usePageQuery } from '../start/hydration.ts';
import lifted from '../styles/lifted.css?inline';
import type { Route } from './+types/quote';

export { action, headers } from '../form-post.ts';

export default function Quote({ actionData: post }: Route.ComponentProps) {
  const search = usePageQuery();
  const sent = readSent(search, isBackendElsewhere);
  const [failed, setFailed] = useState(post !== undefined);
  const subject = readSubject(search);
  if (sent) {
    return (
      <>
        <Head meta={{ ...quotePage.meta, title: quoteSent.pageTitle }} noindex />
        <Confirmation key={sent.reference} {...sent} />
      </>
    );
  }
  return (
    <>
      <Head meta={quotePage.meta} failed={failed} />
      <PageHeader title={quotePage.title} lead={quotePage.lead} picture={{ name: 'dakinspectie', alt: '' }} />
      <Styles name="lifted" css={lifted} />
      <div className="lifted page-width section columns overflow-clip">
        <div className="form-part card lg:self-start">
          <QuoteForm
            title={quotePage.formTitle}
            post={post}
            description={subject && firstLine(subject)}
            onFailed={setFailed}
            photoAdvice={<PhotoAdvice />}
          />
        </div>
        <div className="grid content-start gap-10">
          <section className="stack content-start">
            <h2 className="text-2xl">{quotePage.expect.title}</h2>
            <Steps steps={quotePage.expect.steps} />
          </section>
          <section className="grid gap-5">
            <h2 className="text-2xl">{quotePage.example.title}</h2>
            <p className="text-soft">{quotePage.example.text}</p>
            <SpecimenSheet />
            <SpecimenLink />
          </section>
        </div>
      </div>
      <section className="page-width section columns">
        <div className="stack content-start">
          <h2>{beforehand.title}</h2>
          <RunningText as="p" text={everyService.otherQuestions} />
        </div>
        <Accordion faqs={beforehand.faqs} />
      </section>
      <ClosingCall {...quotePage.closing}>
        <CallOrWhatsApp />
      </ClosingCall>
    </>
  );
}
