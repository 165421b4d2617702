import { useLocation } from 'react-router';
import { terms } from '../../content/legal/algemene-voorwaarden.ts';
import { cookies } from '../../content/legal/cookies.ts';
import { disclaimer } from '../../content/legal/disclaimer.ts';
import { privacy } from '../../content/legal/privacy.ts';
import type { LegalBlock, LegalText } from '../../content/schema/legal-text.ts';
import { paths } from '../../shared/paths.ts';
import { Head } from '../components/head.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Styles } from '../components/styles.tsx';
import styles from '../styles/documents.css?inline';
import tables from '../styles/tables.css?inline';

const texts: Readonly<Record<string, LegalText>> = {
  [paths.terms]: terms,
  [paths.disclaimer]: disclaimer,
  [paths.privacy]: privacy,
  [paths.cookies]: cookies,
};

/** The legal pages: a table of contents and the text. */
export default function Legal() {
  const text = texts[useLocation().pathname];
  if (!text) throw new Error('A legal page without a text');
  return (
    <>
      <Styles name="documents" css={styles} />
      <Styles name="tables" css={tables} />
      <Head meta={text.meta} />
      <PageHeader title={text.title} lead={`Laatst bijgewerkt: ${text.updated}`} />
      <div className="page-width section columns">
        <nav aria-label="Inhoud" className="no-print">
          <p className="display mb-4 text-xl max-lg:hidden">Inhoud</p>
          {/* Closed on narrow screens; wide ones always show the list. */}
          <details className="legal-contents">
            <summary className="button button-quiet">Inhoud</summary>
            <ul className="grid gap-2 text-base max-lg:mt-4">
              {text.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`} className="prose-link">
                    <RunningText text={heading} />
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <div className="prose">
          {text.intro.map((paragraph) => (
            <RunningText key={paragraph} as="p" className="lead" text={paragraph} />
          ))}
          {text.sections.map(({ id, heading, body }) => (
            <section key={id} id={id} className="grid gap-4 line-t pt-8">
              <RunningText as="h2" className="text-2xl" text={heading} />
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
  if (typeof block === 'string') return <RunningText as="p" text={block} />;
  if ('form' in block) {
    const { id, title, note, lines } = block.form;
    return (
      <div id={id} className="card grid gap-4">
        <h3>{title}</h3>
        <RunningText as="p" text={note} />
        <List items={lines} />
      </div>
    );
  }
  if ('list' in block) return <List items={block.list} />;
  return (
    <table className="table facts">
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
              <RunningText key={cell} as="td" data-heading={block.table.head[column]} text={cell} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <RunningText key={item} as="li" text={item} />
      ))}
    </ul>
  );
}
