import { euroCents } from '../../content/format.ts';
import { quoteTotals, specimen, verdicts } from '../../content/pages/voorbeeldverslag.ts';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';

type Props = {
  title: string;
  text: string;
  /** The class of its ground; by default that of the page. */
  ground?: 'night';
};

/** The findings of the specimen report as a small sheet, with a link to the whole. */
export function SpecimenTeaser({ title, text, ground }: Props) {
  const { teaser, path, report, quote } = specimen;
  const [first] = report.findings;
  return (
    <section className={`page-width section columns items-center ${ground ?? ''}`}>
      <div className="grid justify-items-start gap-5">
        <h2>{title}</h2>
        <p className="text-xl">{text}</p>
        <Link to={path} className="prose-link arrow">
          {teaser.link}
        </Link>
      </div>
      <div className="sheet grid gap-4 text-base lg:mr-2 lg:rotate-[1.5deg] [&_img]:aspect-5/2 [&_img]:object-cover">
        <h3>{teaser.sheet}</h3>
        <Picture name="detail" {...first.picture} darkFile={null} sizes="(min-width: 64rem) 36rem, 90vw" />
        <ul className="lines pairs">
          {report.findings.map(({ title, verdict }) => (
            <li key={title}>
              {title}
              <b className={verdict}>{verdicts[verdict]}</b>
            </li>
          ))}
          <li className="display">
            {teaser.total} <span>{euroCents(quoteTotals(quote.now).total)}</span>
          </li>
        </ul>
      </div>
    </section>
  );
}
