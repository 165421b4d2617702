import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { CitiesMap } from '../components/home/cities-map.tsx';
import { Counters } from '../components/home/counters.tsx';
import { Hero } from '../components/home/hero.tsx';
import { Prices } from '../components/home/prices.tsx';
import { ServiceCards } from '../components/home/service-cards.tsx';
import { Testimonials } from '../components/home/testimonials.tsx';
import { Lead } from '../components/lead.tsx';
import { Picture } from '../components/picture.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Steps } from '../components/steps.tsx';

export default function Home() {
  const { hero, whatWeDo, services, prices, process, whyUs, audiences, counters, cities, faq, testimonials, closing } =
    home;
  return (
    <>
      <Head meta={home.meta} />
      <Hero {...hero} />
      <section className="page-width section grid gap-8">
        <h2>{whatWeDo.title}</h2>
        <div className="grid gap-x-5 gap-y-8 lg:grid-cols-2">
          <div className="grid content-start gap-5">
            {whatWeDo.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <RunningText text={paragraph} />
              </p>
            ))}
          </div>
          <p className="opinion">{whatWeDo.opinion}</p>
        </div>
        <ServiceCards {...services} />
      </section>
      <Prices {...prices} />
      <div className="bg-quiet">
        <section className="page-width section grid gap-8">
          <h2>{process.title}</h2>
          <Steps steps={process.steps} columns />
        </section>
      </div>
      <div className="picture-ground">
        <Picture name="dakonderhoud" alt="" sizes="(min-width: 64rem) 90vw, 100vw" className="header-picture" />
        <section className="page-width section">
          <div className="grid gap-8 lg:w-[55%]">
            <h2>{whyUs.title}</h2>
            <ul className="grid gap-8 sm:grid-cols-2">
              {whyUs.reasons.map(({ title, description }) => (
                <li key={title} className="line-t pt-4">
                  <h3>{title}</h3>
                  <p className="mt-2 text-soft">
                    <RunningText text={description} />
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
      <div className="bg-quiet">
        <section className="page-width section grid gap-8">
          <h2>{audiences.title}</h2>
          <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
            {audiences.groups.map(({ title, description, points }) => (
              <section key={title} className="line-t pt-4">
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 mb-5 text-soft">{description}</p>
                <CheckList items={points} />
              </section>
            ))}
          </div>
        </section>
      </div>
      <Counters {...counters} />
      <section className="page-width section grid gap-x-14 gap-y-8 items-start lg:grid-cols-[1fr_2fr]">
        <div className="grid gap-3">
          <h2>{cities.title}</h2>
          <Lead text={cities.lead} />
          <ul className="mt-5 grid grid-cols-2 gap-x-6 font-display text-xl">
            {company.cities.map((city) => (
              <li key={city} className="line-b py-1">
                {city}
              </li>
            ))}
          </ul>
        </div>
        <CitiesMap />
      </section>
      <div className="bg-quiet">
        <section className="page-width section grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]">
          <div className="grid content-start gap-5">
            <h2>{faq.title}</h2>
            <p>
              <RunningText text={faq.more} />
            </p>
          </div>
          <Accordion faqs={faq.faqs} name="vragen" />
        </section>
      </div>
      <Testimonials {...testimonials} />
      <ClosingCall {...closing} />
    </>
  );
}
