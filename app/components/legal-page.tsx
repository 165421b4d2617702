import type { LegalBlock, LegalText } from '../../content/schema/legal-text.ts';
import { Head } from './head.tsx';
import { PageHeader } from './page-header.tsx';
import { RunningText } from './running-text.tsx';

/** The template of legal pages: a table of contents and the text. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <>
      <Head meta={text.meta} />
      <PageHeader title={text.title} lead={`Laatst bijgewerkt: ${text.updated}`} />
      <div className="page-width section legal">
        <nav aria-label="Inhoud" className="no-print">
          <p className="mb-3 max-lg:hidden font-display text-xl font-bold">Inhoud</p>
          {/* Closed on narrow screens; wide ones always show the list. */}
          <details className="legal-contents">
            <summary className="button button-quiet">Inhoud</summary>
            <ul className="grid gap-2 text-base">
              {text.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="prose-link block w-fit">
                    <RunningText text={heading} />
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className="prose">
          {text.intro.map((paragraph) => (
            <p key={paragraph} className="text-xl">
              <RunningText text={paragraph} />
            </p>
          ))}
          {text.sections.map(({ id, heading, body }) => (
            <section key={id} id={id} className="legal-section">
              <h2>
                <RunningText text={heading} />
              </h2>
              {body.map((block) => (
                <Block key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RunningText text={block} />
      </p>
    );
  }
  if ('form' in block) {
    const { id, title, note, lines } = block.form;
    return (
      <div id={id} className="card grid gap-3">
        <h3>{title}</h3>
        <p>{note}</p>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={line}>
              <RunningText text={line} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if ('list' in block) {
    return (
      <ul className="legal-list">
        {block.list.map((item) => (
          <li key={item}>
            <RunningText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="facts">
      <thead>
        <tr>
          {block.table.head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.table.rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={cell} data-heading={block.table.head[column]}>
                <RunningText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
