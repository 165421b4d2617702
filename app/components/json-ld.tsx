import type { Thing } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and React would escape quotes in children
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
