import type { HTMLAttributes } from 'react';
import { noBreak } from '../../content/format.ts';
import { splitAtLinks } from '../../content/links.ts';
import { Link } from './link.tsx';

type Props = HTMLAttributes<HTMLElement> & {
  text: string;
  /** The element around it, with these attributes; without it there is only the text. */
  as?: 'dd' | 'h2' | 'li' | 'p' | 'td';
};

/** A running text from content/: draws its links, `[words](address)`, and keeps numbers on one line with what follows. */
export function RunningText({ text, as: Element, ...attributes }: Props) {
  const parts = splitAtLinks(text).map((part) =>
    typeof part === 'string' ? noBreak(part) : <TextLink key={part.href + part.label} {...part} />,
  );
  return Element ? <Element {...attributes}>{parts}</Element> : parts;
}

function TextLink({ label, href }: { label: string; href: string }) {
  const link = { className: 'prose-link', children: noBreak(label) };
  return href.startsWith('/') ? <Link to={href} {...link} /> : <a href={href} {...link} />;
}

/** The introduction under a heading. */
export function Intro({ text }: { text: string }) {
  return <RunningText as="p" className="lead" text={text} />;
}
