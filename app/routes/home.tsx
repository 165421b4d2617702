import { useState } from 'react';
import { company } from '../../content/company.ts';
import { home } from '../../content/pages/home.ts';
import { beforehand } from '../../content/pages/vooraf.ts';
import { Accordion } from '../components/accordion.tsx';
import { ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { Hero } from '../components/home/hero.tsx';
import { Prices } from '../components/home/prices.tsx';
import { Testimonials } from '../components/home/testimonials.tsx';
import { Link } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { Intro, RunningText } from '../components/running-text.tsx';
import { ServiceCards } from '../components/service-cards.tsx';
import { SpecimenTeaser } from '../components/specimen-teaser.tsx';
import { Statements, Steps } from '../components/steps.tsx';
import { Styles } from '../components/styles.tsx';
import styles from '../styles/home.css?inline';

export default function Home() {
  const [failed, setFailed] = useState(false);
  const { hero, whatWeDo, services, prices, process, whyUs, audiences, counters, cities, testimonials, closing } = home;
  return (
    <>
      <Head meta={home.meta} failed={failed} />
      <Styles name="home" css={styles} />
      <Hero {...hero} onFailed={setFailed} />
      <SpecimenTeaser {...home.specimen} />
      <section className="section grid gap-10">
        <div className="page-width stack">
          <h2>{whatWeDo.title}</h2>
          <Intro text={whatWeDo.text} />
        </div>
        <ServiceCards {...services} isFirstWide />
      </section>
      <Prices {...prices} />
      <section className="bg-quiet page-width section stack climb">
        <h2>{process.title}</h2>
        <Steps steps={process.steps} />
      </section>
      <div className="night pictured isolate grid">
        <section className="page-width section stack">
          <h2 className="text-xl text-accent">{whyUs.title}</h2>
          <p className="display mb-4 text-4xl">{whyUs.opinion}</p>
          <Statements className="lg:max-w-[53%]" statements={whyUs.reasons} />
        </section>
        <div className="band-picture backdrop">
          <Picture name="section" file="loodwerk-section" alt="" sizes="100vw" />
        </div>
      </div>
      <Testimonials {...testimonials} counters={counters} />
      <section className="page-width split">
        <h2 className="text-xl text-accent">{audiences.title}</h2>
        {audiences.groups.map(({ title, description, points, action }, index) => (
          <section key={title} className={index ? 'night' : undefined}>
            <h3 className="mb-4 text-3xl">{title}</h3>
            <RunningText as="p" className="mb-4" text={description} />
            <CheckList items={points} />
            <Link to={action.href} className="button button-quiet mt-8">
              {action.text}
            </Link>
          </section>
        ))}
      </section>
      <section className="bg-quiet pictured isolate">
        <div className="page-width section stack area">
          <h2>{cities.title}</h2>
          <ul className="display grid gap-2">
            {company.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
          <Intro text={cities.lead} />
        </div>
        {/* Not interactive: the list has every city. */}
        <img
          src="/pictures/randstad.svg"
          width={480}
          height={350}
          loading="lazy"
          alt={`Kaart van de Randstad met onze ${company.cities.length} plaatsen`}
          className="map"
        />
      </section>
      <section className="page-width section columns">
        <div className="stack content-start">
          <h2>{beforehand.title}</h2>
          <RunningText as="p" text={home.otherQuestions} />
        </div>
        <Accordion faqs={beforehand.faqs} />
      </section>
      <ClosingCall {...closing} />
    </>
  );
}
