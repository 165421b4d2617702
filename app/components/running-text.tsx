import { createElement, Fragment } from 'react';
import { noBreak } from '../../content/format.ts';
import { splitAtLinks } from '../../content/links.ts';
import { Link } from './link.tsx';

/** A running text from content/: draws its links, `[words](address)`, and keeps numbers on one line with what follows. */
export function RunningText({ text }: { text: string }) {
  const parts = splitAtLinks(text);
  const nodes = [];
  for (let at = 0; at < parts.length; at += 3) {
    const [words = '', label, href] = parts.slice(at, at + 3);
    nodes.push(noBreak(words), label && href && link(noBreak(label), href));
  }
  // Children passed as arguments need no keys.
  return createElement(Fragment, null, ...nodes);
}

function link(label: string, href: string) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className="prose-link">
        {label}
      </Link>
    );
  }
  return (
    <a href={href} className="prose-link">
      {label}
    </a>
  );
}
