import { about } from '../../content/pages/over-ons.ts';
import { ClosingCall } from '../components/call-to-action.tsx';
import { CheckList } from '../components/check-list.tsx';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { PhotoCards } from '../components/photo-cards.tsx';
import { Text } from '../components/text.tsx';

export default function About() {
  return (
    <>
      <Head meta={about.meta} />
      <PageHeader title={about.title} lead={about.lead} picture="over-ons" />
      <div className="page-width section grid gap-14">
        {about.sections.map(({ heading, paragraphs, points }) => (
          <section key={heading} className="grid gap-x-14 gap-y-5 lg:grid-cols-[1fr_2fr]">
            <h2>{heading}</h2>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Text text={paragraph} />
                </p>
              ))}
              {points && <CheckList items={points} />}
            </div>
          </section>
        ))}
      </div>
      <PhotoCards {...about.team} />
      <PhotoCards {...about.projects} />
      <ClosingCall {...about.closing} />
    </>
  );
}
