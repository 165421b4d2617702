import type { ReactNode } from 'react';
import { noBreak } from '../../../content/format.ts';
import { everyService } from '../../../content/pages/dienst.ts';
import type { Material, ServiceContent } from '../../../content/schema/service-page.ts';
import { findService, maintenance } from '../../../content/services/index.ts';
import styles from '../../styles/service.css?inline';
import { Accordion } from '../accordion.tsx';
import { CallButton, CallOrQuote, CallOrWhatsApp, ClosingCall } from '../call-to-action.tsx';
import { CheckList } from '../check-list.tsx';
import { Explanation } from '../explanation.tsx';
import { KeyFacts, TitledRows } from '../facts.tsx';
import { Head } from '../head.tsx';
import { Icon } from '../icon.tsx';
import { PageHeader } from '../page-header.tsx';
import { hasPicture, Picture, slopeSizes } from '../picture.tsx';
import { PictureNames } from '../picture-names.tsx';
import { RunningText } from '../running-text.tsx';
import { ServiceCards } from '../service-cards.tsx';
import { Steps } from '../steps.tsx';
import { Styles } from '../styles.tsx';

type Props = {
  service: ServiceContent;
  /** A section of this service alone, before the steps. */
  children?: ReactNode;
};

/** The template of all service pages. */
export function ServicePage({ service, children }: Props) {
  const { headings, urgent } = service;
  const picture =
    service.picture && hasPicture(service.slug) ? { name: service.slug, alt: service.picture } : undefined;
  const actions = urgent ? <CallOrWhatsApp label={urgent.photo} /> : <CallOrQuote service={service.slug} />;
  const { rows, names } = numbered(service.materials);
  return (
    <>
      <Styles name="service" css={styles} />
      <Head meta={{ title: service.title, description: service.metaDescription }} keywords={service.keywords} />
      <PageHeader title={service.title} lead={service.description} picture={picture}>
        {actions}
        {urgent && <RunningText as="p" className="text-balance" text={urgent.costs} />}
      </PageHeader>
      <div className="header-facts page-width section">
        <KeyFacts facts={service.keyFacts} />
      </div>
      {urgent && (
        <section className="night page-width section stack">
          <h2>{urgent.now.title}</h2>
          <Steps steps={urgent.now.steps} />
          <p className="buttons lg:hidden">
            <CallButton />
          </p>
        </section>
      )}
      <div className="introduction page-width section columns">
        <div className="stack content-start">
          {service.intro.map((paragraph) => (
            <RunningText key={paragraph} as="p" text={paragraph} />
          ))}
        </div>
        <section className="stack content-start">
          <h2 className="text-2xl">{headings.whenToChoose}</h2>
          <ul className="signs">
            {service.whenToChoose.map((item) => (
              <RunningText key={item} as="li" text={item} />
            ))}
          </ul>
        </section>
      </div>
      {service.explanation && <Explanation {...service.explanation} />}
      {children}
      <section className="page-width section stack bg-quiet">
        <h2>{noBreak(headings.process)}</h2>
        <Steps steps={service.process} />
      </section>
      <div className={`pictured upright ${names.length > 0 ? 'turned' : ''}`}>
        {service.closeUp && (
          <div className="slope">
            <Picture name="detail" alt={service.closeUp} file={`${service.slug}-detail`} sizes={slopeSizes} />
            {names.length > 0 && <PictureNames names={names} shape="upright" />}
          </div>
        )}
        <section className="page-width section stack">
          <h2>{headings.materials}</h2>
          <TitledRows points={rows} />
        </section>
      </div>
      <div className="bg-quiet page-width section columns">
        <section className="benefits stack">
          <Icon node={service.icon} size={40} className="text-accent no-print" />
          <h2 className="text-2xl">{headings.benefits}</h2>
          <CheckList items={service.benefits} />
          {actions}
        </section>
        <section className="stack">
          <h2>{headings.faqs}</h2>
          <RunningText as="p" text={everyService.otherQuestions} />
          <Accordion faqs={service.faqs} startsOpen />
        </section>
      </div>
      <section className="section stack no-print">
        <h2 className="page-width">{everyService.related}</h2>
        <ServiceCards cards={related(service)} />
      </section>
      <ClosingCall
        title={headings.closing}
        lead={urgent?.closing ?? everyService.closing}
        file={service.finished ?? `${service.slug}-finished`}
      >
        {actions}
      </ClosingCall>
    </>
  );
}

/** Materials, and their names in the picture. If it shows several materials, each has a number, and so have its names. */
function numbered(materials: Props['service']['materials']) {
  const shown = materials.filter(({ names }) => names);
  const numberOf = (material: Material) => (shown.length > 1 && shown.indexOf(material) + 1) || undefined;
  return {
    rows: materials.map((material) => ({ ...material, number: numberOf(material) })),
    names: shown.flatMap((material) => (material.names ?? []).map((name) => ({ ...name, number: numberOf(material) }))),
  };
}

/** Related services and the subscription, with others that suit any roof until a row is full. */
function related({ slug, relatedServices }: Props['service']) {
  const slugs = new Set(relatedServices);
  for (const other of [maintenance.slug, 'dakreparatie', 'dakinspectie'] as const) {
    if (other !== slug && (other === maintenance.slug || slugs.size < 3)) slugs.add(other);
  }
  return [...slugs].map((slug) => ({ slug, description: findService(slug).teaser }));
}
