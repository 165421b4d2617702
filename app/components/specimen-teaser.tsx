import { euroCents } from '../../content/format.ts';
import { type Finding, lineAmount, quoteTotals, specimen, verdicts } from '../../content/pages/voorbeeldverslag.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import { RunningText } from './running-text.tsx';

/** `shown`: the finding in its picture. */
type SheetProps = { shown?: Finding | undefined };

/** The specimen report beside what it is for, on a dark ground. */
export function SpecimenTeaser({ title, text, shown }: SheetProps & { title: string; text: string }) {
  return (
    <section className="night page-width section columns items-center overflow-clip sm:grid-cols-[2fr_3fr]">
      <div className="grid gap-5">
        <h2 className="lg:text-4xl">{title}</h2>
        <RunningText as="p" className="text-xl" text={text} />
        <SpecimenLink />
      </div>
      <SpecimenSheet shown={shown} />
    </section>
  );
}

/** A link to the whole specimen report. */
export function SpecimenLink() {
  return (
    <Link to={specimen.path} className="prose-link arrow justify-self-start">
      {specimen.teaser.link}
    </Link>
  );
}

/** The findings of the specimen report with their verdicts and prices, as a small sheet of paper with a picture of one. */
export function SpecimenSheet({ shown = specimen.report.findings[0] }: SheetProps) {
  const { teaser, report, quote } = specimen;
  const lines = [...quote.now, quote.later];
  return (
    <div className="sheet teaser grid gap-4 text-base">
      <h3>{teaser.sheet}</h3>
      <Picture name="detail" {...shown.picture} darkFile={null} sizes="(min-width: 64rem) 36rem, 90vw" />
      <ul className="lines">
        {report.findings.map(({ title, verdict }, index) => {
          const line = lines.find(({ finding }) => finding === index + 1);
          return (
            <li key={title}>
              {title}
              <b className={verdict}>{verdicts[verdict]}</b>
              {line && <small className="text-soft">{euroCents(lineAmount(line))}</small>}
            </li>
          );
        })}
        <li className="display">
          {teaser.total} <span>{euroCents(quoteTotals(quote.now).total)}</span>
        </li>
      </ul>
    </div>
  );
}
