import { Check, Minus } from 'lucide';
import type { ComparisonCell, Comparison as Data } from '../../../content/schema.ts';
import type { ServiceSlug } from '../../../content/services/index.ts';
import { quotePathFor } from '../../../shared/service-query.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { Text } from '../text.tsx';

/** A comparison table. Each feature is a heading row above its cells, so three columns fit a phone. */
export function Comparison({ title, caption, columns, rows, note, action, service }: Data & { service: ServiceSlug }) {
  return (
    <section className="page-width pb-16">
      <h2>{title}</h2>
      <table className="mt-5 w-full table-fixed text-base">
        <caption className="pb-5 text-left text-lg text-soft">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="pb-3 text-left font-display text-lg md:text-3xl">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ feature, cells }) => (
          <tbody key={feature} className="line-t">
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="pt-2 text-left text-sm font-normal text-soft">
                {feature}
              </th>
            </tr>
            <tr className="align-top">
              {columns.map((name, index) => (
                <td key={name} className="pr-3 pb-3 hyphens-auto">
                  <Cell cell={cells[index] ?? ''} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <div className="grid justify-items-start gap-5 line-t pt-5">
        <p className="max-w-[60ch]">
          <Text text={note} />
        </p>
        <Link to={quotePathFor(service)} className="button">
          {action}
        </Link>
      </div>
    </section>
  );
}

function Cell({ cell }: { cell: ComparisonCell }) {
  if (typeof cell === 'string') return <Text text={cell} />;
  if (typeof cell === 'object') {
    return (
      <>
        vanaf <span className="block font-display text-xl font-bold md:text-3xl">{cell.from}</span>
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
