import { Check, Minus } from 'lucide';
import type { ComparisonCell, ComparisonTable } from '../../../content/schema/service-page.ts';
import type { ServiceSlug } from '../../../content/services/index.ts';
import { quotePathFor } from '../../../shared/service-query.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { RunningText } from '../running-text.tsx';

/** A comparison table; the preferred option, which is the last one, stands out. On phones each feature is a row above its cells, so three columns fit. */
export function Comparison({
  title,
  caption,
  columns,
  rows,
  note,
  preferred,
  action,
  service,
}: ComparisonTable & { service: ServiceSlug }) {
  return (
    <section className={preferred ? 'page-width comparison last-preferred' : 'page-width comparison'}>
      <h2>{title}</h2>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((name) => (
              <th key={name} scope="col" className={name === preferred ? 'preferred' : undefined}>
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
                <td key={name} className={name === preferred ? 'preferred' : undefined}>
                  <Cell cell={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <RunningText text={note} />
      </p>
      {action && (
        <Link to={quotePathFor(service)} className="button">
          {action}
        </Link>
      )}
    </section>
  );
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (typeof cell === 'string') return <RunningText text={cell} />;
  if (typeof cell === 'object') {
    return (
      <>
        vanaf <strong>{cell.from}</strong>
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
