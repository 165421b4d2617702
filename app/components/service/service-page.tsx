import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { noBreak } from '../../../content/format.ts';
import { sharedServiceTexts } from '../../../content/pages/diensten.ts';
import type { ServiceContent } from '../../../content/schema/service-page.ts';
import { Accordion } from '../accordion.tsx';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { CallOrQuote, ClosingCall } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { Head } from '../head.tsx';
import { Icon } from '../icon.tsx';
import { PageHeader } from '../page-header.tsx';
import { Picture } from '../picture.tsx';
import { RunningText } from '../running-text.tsx';
import { Steps } from '../steps.tsx';
import { CallOrPhoto } from './call-or-photo.tsx';
import { cardGrid, cardSpan } from './card-grid.ts';
import { Comparison } from './comparison.tsx';
import { KeyFacts } from './key-facts.tsx';
import { RelatedServices } from './related-services.tsx';

type Props = {
  service: ServiceContent;
  /** Drawn above the heading. Passed by each route, so that a page loads its own icon only. */
  icon: IconNode;
  /** Drawn over the picture in the header. */
  light?: ReactNode;
};

/** The template of all service pages. */
export function ServicePage({ service, icon, light }: Props) {
  const { headings, check, urgent } = service;
  const { area, faqTitle, relatedTitle, closing } = sharedServiceTexts;
  return (
    <>
      <Head meta={{ title: service.metaTitle, description: service.metaDescription }} keywords={service.keywords} />
      <PageHeader
        title={service.title}
        lead={service.description}
        icon={<Icon node={icon} size={40} className="text-accent" />}
        light={light}
        picture={service.picture ? { name: service.slug, alt: service.picture } : undefined}
      >
        {urgent ? (
          <>
            <CallOrPhoto photo={urgent.photo} />
            <p className="text-base">
              <RunningText text={urgent.costs} />
            </p>
          </>
        ) : (
          <CallOrQuote service={service.slug} />
        )}
        <p className="text-base text-soft">{area}</p>
      </PageHeader>
      {/* After the header: on the leak page the phone number must be the first control in main. */}
      <Breadcrumbs name={service.title} />
      <div className="page-width section service-top">
        <div className="service-intro">
          <div className="prose">
            {service.intro.map((paragraph) => (
              <p key={paragraph}>
                <RunningText text={paragraph} />
              </p>
            ))}
          </div>
          <KeyFacts facts={service.keyFacts} />
        </div>
        <section className="card">
          <h2 className="mb-5 text-2xl">{headings.whenToChoose}</h2>
          <CheckList items={service.whenToChoose} />
        </section>
      </div>
      {service.comparison && <Comparison {...service.comparison} service={service.slug} />}
      {check && (
        <section className="page-width service-check">
          <div className="card grid gap-5">
            <h2 className="text-2xl">{check.title}</h2>
            <p>
              <RunningText text={check.lead} />
            </p>
            <CheckList items={check.points} columns />
            <p className="text-soft">
              <RunningText text={check.note} />
            </p>
          </div>
        </section>
      )}
      <section className="section bg-quiet">
        <div className="page-width service-steps">
          <div className="steps-aside">
            <h2>{noBreak(headings.process)}</h2>
            {service.closeUp && (
              <div className="detail-picture no-print">
                <Picture
                  name="detail"
                  alt={service.closeUp}
                  file={`${service.slug}-detail`}
                  sizes="(min-width: 64rem) 28rem, 100vw"
                />
              </div>
            )}
          </div>
          <Steps steps={service.process} />
        </div>
      </section>
      <section className="page-width section service-part">
        <h2>{headings.materials}</h2>
        <dl className={`${cardGrid} materials`}>
          {service.materials.map(({ title, description }, index) => (
            <div key={title} className={cardSpan(index, service.materials.length)}>
              <dt>{title}</dt>
              <dd>
                <RunningText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="service-halves bg-quiet">
        <div className="page-width section">
          <section className="service-part">
            <h2>{headings.benefits}</h2>
            <CheckList items={service.benefits} />
          </section>
          <section className="service-part">
            <h2>{faqTitle}</h2>
            <Accordion faqs={service.faqs} name="vragen" />
          </section>
        </div>
      </div>
      <section className="page-width section service-part">
        <h2>{relatedTitle}</h2>
        <RelatedServices slug={service.slug} links={service.relatedServices} />
      </section>
      {urgent ? (
        <ClosingCall {...urgent.closing} part={service.roofPart}>
          <CallOrPhoto photo={urgent.photo} />
        </ClosingCall>
      ) : (
        <ClosingCall {...closing} part={service.roofPart}>
          <CallOrQuote service={service.slug} />
        </ClosingCall>
      )}
    </>
  );
}
