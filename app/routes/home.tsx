import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { CitiesMap } from '../components/home/cities-map.tsx';
import { Counters } from '../components/home/counters.tsx';
import { Hero } from '../components/home/hero.tsx';
import { ServiceCards } from '../components/home/service-cards.tsx';
import { Testimonials } from '../components/home/testimonials.tsx';
import { Lead } from '../components/lead.tsx';
import { Steps } from '../components/steps.tsx';
import { Text } from '../components/text.tsx';

export default function Home() {
  const { hero, whatWeDo, audiences, whyUs, counters, services, process, testimonials, cities, faq, closing } = home;
  return (
    <>
      <Head meta={home.meta} />
      <Hero {...hero} />
      <section className="page-width section grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]">
        <h2>{whatWeDo.title}</h2>
        <div className="prose">
          {whatWeDo.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Text text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <ServiceCards {...services} />
      <section className="page-width section grid gap-8">
        <div className="grid gap-3">
          <h2>{audiences.title}</h2>
          <Lead text={audiences.lead} />
        </div>
        <div className="grid gap-5 lg:grid-cols-2">
          {audiences.groups.map(({ title, description, points }) => (
            <section key={title} className="card">
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2 mb-5 text-soft">{description}</p>
              <CheckList items={points} />
            </section>
          ))}
        </div>
      </section>
      <section className="section bg-tint">
        <div className="page-width grid gap-8">
          <div className="grid gap-3">
            <h2>{whyUs.title}</h2>
            <Lead text={whyUs.lead} />
          </div>
          <ul className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
            {whyUs.reasons.map(({ title, description }) => (
              <li key={title} className="[border-left:4px_solid_var(--color-accent)] pl-5">
                <h3>{title}</h3>
                <p className="mt-2 text-soft">
                  <Text text={description} />
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Counters {...counters} />
      <section className="page-width section grid gap-8">
        <div className="grid gap-3">
          <h2>{process.title}</h2>
          <Lead text={process.lead} />
        </div>
        <Steps steps={process.steps} columns />
      </section>
      <div className="bg-quiet">
        <Testimonials {...testimonials} />
      </div>
      <section className="page-width section grid gap-x-14 gap-y-8 items-center md:grid-cols-2">
        <div className="grid h-fit gap-3">
          <h2>{cities.title}</h2>
          <Lead text={cities.lead} />
          <ul className="mt-5 grid grid-cols-2 gap-x-6 gap-y-1 font-display text-2xl">
            {company.cities.map((city) => (
              <li key={city} className="line-b py-2">
                {city}
              </li>
            ))}
          </ul>
        </div>
        <CitiesMap />
      </section>
      <div className="line-t">
        <section className="page-width section grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]">
          <h2>{faq.title}</h2>
          <Accordion faqs={faq.faqs} name="vragen" />
        </section>
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
