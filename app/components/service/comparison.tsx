import { Check, Minus } from 'lucide';
import type { ComparisonCell, ComparisonTable } from '../../../content/schema/service-page.ts';
import type { ServiceSlug } from '../../../content/services/index.ts';
import { quotePathFor } from '../../../shared/service-query.ts';
import styles from '../../styles/comparison.css?inline';
import tables from '../../styles/tables.css?inline';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { RunningText } from '../running-text.tsx';
import { Styles } from '../styles.tsx';

/** A comparison table, on phones with each feature above its row. With `action`, each column links to the form. */
export function Comparison({
  title,
  caption,
  columns,
  rows,
  note,
  action,
  recommended,
  service,
}: ComparisonTable & { service: ServiceSlug }) {
  const mark = (name: string) => (name === recommended ? 'recommended' : undefined);
  return (
    <section className="page-width section stack sized">
      <Styles name="tables" css={tables} />
      <Styles name="comparison" css={styles} />
      <h2>{title}</h2>
      <table className={`table comparison ${columns.length === 2 ? 'pair' : ''}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col" className={mark(name)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ feature, cells }) => (
            <tr key={feature}>
              <th scope="row">{feature}</th>
              {columns.map((name, index) => (
                <td key={name} className={mark(name)}>
                  <Cell cell={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
          {action && (
            <tr className="no-print actions">
              <td />
              {columns.map((name) => (
                <td key={name} className={mark(name)}>
                  <Link to={quotePathFor(service, name)} className={`button ${mark(name) ? '' : 'button-quiet'}`}>
                    {`${action} ${name}`}
                  </Link>
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <RunningText as="p" className="max-w-[66ch] text-base text-soft" text={note} />
    </section>
  );
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (typeof cell === 'string') return <RunningText text={cell} />;
  if (typeof cell === 'object') {
    return (
      <>
        vanaf <strong className="display block text-3xl">{cell.from}</strong>
      </>
    );
  }
  return (
    <span className="flex items-center gap-2">
      <Icon node={cell ? Check : Minus} size={20} />
      {cell ? 'ja' : 'nee'}
    </span>
  );
}
