import type { ToggleEvent } from 'react';
import type { Faq } from '../../content/schema/shared.ts';
import { Text } from './text.tsx';

type Props = {
  faqs: readonly Faq[];
  name: string;
  /** Shows the first answer at once. */
  openFirst?: boolean;
};

/** Questions that open one at a time, across all accordions of a page: their shared name closes the others. */
export function Accordion({ faqs, name, openFirst = false }: Props) {
  return (
    <div className="line-t">
      {faqs.map(({ question, answer }, index) => (
        <details
          key={question}
          name={name}
          open={(openFirst && index === 0) || undefined}
          className="accordion-item"
          onToggle={closeOthers}
          suppressHydrationWarning
        >
          <summary>{question}</summary>
          <p>
            <Text text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** Fallback for browsers without `<details name>`: Firefox before 130, Safari before 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[open]')) {
    if (other !== opened) other.open = false;
  }
}
