import type { Comparison as Data } from '../../../content/schema.ts';

/** Things to choose from in one table. Each feature is a heading over its cells, so that three columns fit a phone. */
export function Comparison({ title, caption, columns, rows, note }: Data) {
  return (
    <section className="page-width pb-16">
      <h2>{title}</h2>
      <table className="mt-5 w-full max-w-[56rem] table-fixed text-base">
        <caption className="pb-5 text-left text-soft">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="pb-3 pl-2 text-left font-display text-base sm:text-2xl">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ feature, cells }) => (
          <tbody key={feature}>
            <tr className="bg-quiet">
              <th scope="rowgroup" colSpan={columns.length} className="px-2 py-1.5 text-left font-semibold">
                {feature}
              </th>
            </tr>
            <tr className="align-top">
              {columns.map((name, index) => (
                <td key={name} className="pt-2.5 pr-1 pb-5 pl-2 hyphens-auto">
                  {cells[index]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <p className="max-w-[56rem] line-t pt-5">{note}</p>
    </section>
  );
}
