import { company } from '../../../content/company.ts';
import { euroCents } from '../../../content/format.ts';
import {
  lineAmount,
  type QuoteLine,
  quoteTotals,
  specimen,
  verdicts,
} from '../../../content/pages/voorbeeldverslag.ts';
import house from '../../house.json' with { type: 'json' };
import styles from '../../styles/specimen.css?inline';
import tables from '../../styles/tables.css?inline';
import { BandTitle } from '../band-title.tsx';
import { Facts } from '../facts.tsx';
import { Picture } from '../picture.tsx';
import { RunningText } from '../running-text.tsx';
import { Styles } from '../styles.tsx';

/** An example of what a customer gets after an inspection: the report, and the quote beside it. */
export function Specimen() {
  return (
    <section id={specimen.id} className="night overflow-clip">
      <Styles name="tables" css={tables} />
      <Styles name="specimen" css={styles} />
      <div className="page-width section stack band">
        <BandTitle title={specimen.title} lead={specimen.lead} className="no-print" />
        <article className="specimen">
          <Report />
          <div className="conclusion grid gap-4">
            <h3 className="text-3xl">{specimen.report.conclusion.title}</h3>
            <RunningText as="p" text={specimen.report.conclusion.description} />
          </div>
          <Quote />
        </article>
      </div>
    </section>
  );
}

function Report() {
  const { report } = specimen;
  return (
    <div className="sheet report">
      <div className="flex flex-wrap items-start justify-between gap-5">
        <h3 className="text-2xl">
          <span className="block text-base">{company.name}</span>
          {report.title}
        </h3>
        <p className="stamp text-sm text-accent">
          <b className="display block text-2xl">{specimen.label}</b>
          {specimen.disclaimer}
        </p>
      </div>
      <Facts facts={report.about} className="in-two lines mt-4" valueClass="text-base" />
      <div className="house-by-day mt-4">
        <div>
          <Picture name="hero" alt={report.house} sizes="(min-width: 40rem) 50rem, 90vw" darkFile={null} />
          <svg width="100%" height="100%" aria-hidden="true">
            {report.findings.map(({ part }, index) => {
              const [x = 0, y = 0] = house.points[part];
              const [width = 1, height = 1] = house.size;
              return (
                <svg
                  key={part}
                  x={`${(100 * x) / width}%`}
                  y={`${(100 * y) / height}%`}
                  overflow="visible"
                  aria-hidden="true"
                >
                  <circle r="14" fill="var(--ink)" stroke="var(--card)" strokeWidth="2" />
                  <text y="6" fontSize="17" fontWeight="700" textAnchor="middle" fill="var(--card)">
                    {index + 1}
                  </text>
                </svg>
              );
            })}
          </svg>
        </div>
      </div>
      <ol className="findings">
        {report.findings.map(({ title, verdict, picture, measured, wait }, index) => (
          <li key={title} className="grid content-start items-start justify-items-start gap-4">
            <Picture name="detail" {...picture} darkFile={null} sizes="(min-width: 64rem) 20rem, 45vw" />
            <b className={verdict}>{verdicts[verdict]}</b>
            <h4 className="display flex items-center gap-2">
              <span className="marker">{index + 1}</span>
              {title}
            </h4>
            <Facts
              facts={[
                { label: report.measured, value: measured },
                { label: report.wait, value: wait },
              ]}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Quote() {
  const { quote } = specimen;
  const { total, vat } = quoteTotals(quote.now);
  return (
    <div className="sheet quote grid items-start gap-5">
      <h3 className="text-2xl col-span-full">{quote.title}</h3>
      <table>
        <caption>{quote.caption}</caption>
        <tbody>
          {quote.now.map((line) => (
            <Line key={line.work} line={line} />
          ))}
        </tbody>
        <tfoot>
          <Amount label={quote.total} amount={total} className="display text-2xl" />
          <Amount label={quote.vat} amount={vat} />
        </tfoot>
      </table>
      <table>
        <caption>{quote.laterTitle}</caption>
        <tbody>
          <Line line={quote.later} />
        </tbody>
      </table>
      <Facts facts={quote.terms} className="terms col-span-full" />
    </div>
  );
}

function Line({ line }: { line: QuoteLine }) {
  const { finding, work, quantity, unit, price } = line;
  return (
    <tr>
      <th scope="row">
        <span className="flex gap-2">
          <span className="marker">{finding}</span>
          {work}
        </span>
        <small>{quantity === 1 ? `${quantity} ${unit}` : `${quantity} ${unit} à ${euroCents(price)}`}</small>
      </th>
      <td>{euroCents(lineAmount(line))}</td>
    </tr>
  );
}

function Amount({ label, amount, className }: { label: string; amount: number; className?: string }) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{euroCents(amount)}</td>
    </tr>
  );
}
