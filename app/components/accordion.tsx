import { type ToggleEvent, useEffect } from 'react';
import { noBreak } from '../../content/format.ts';
import { withoutAddresses } from '../../content/links.ts';
import type { Faq } from '../../content/schema/shared.ts';
import { RunningText } from './running-text.tsx';

type Props = {
  faqs: readonly Faq[];
  /** Shows how each answer begins while it is closed. */
  previews?: boolean;
};

/** Questions that open one at a time, across all accordions of a page: their shared name closes the others. */
export function Accordion({ faqs, previews = false }: Props) {
  useEffect(() => {
    if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openForPrint);
  }, []);
  return (
    <div className="questions">
      {faqs.map(({ id, question, answer }) => (
        <details
          key={question}
          id={id}
          name="vragen"
          className="accordion-item"
          onToggle={closeOthers}
          suppressHydrationWarning
        >
          <summary>
            {previews ? (
              <span>
                {question}
                {/* Screen readers read the answer itself. */}
                <span aria-hidden="true" className="answer-preview no-print">
                  {opening(answer)}
                </span>
              </span>
            ) : (
              question
            )}
          </summary>
          <RunningText as="p" text={answer} />
        </details>
      ))}
    </div>
  );
}

/** How a text begins, with its links as plain words: whole sentences of 40 characters or more, as "Ja." alone says little. */
function opening(text: string): string {
  const words = withoutAddresses(text);
  const [sentences = words] = /^.{40,}?[.?!](?= |$)/.exec(words) ?? [];
  return noBreak(sentences);
}

let openedForPrint = false;

/** Fallback for browsers without `<details name>`: Firefox before 130, Safari before 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || openedForPrint) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[open]')) {
    if (other !== opened) other.open = false;
  }
}

/**
 * Opens all answers of the page where styles cannot show closed ones on paper: Safari before 18.4, Firefox before 143,
 * Chrome before 131. They lose the shared name, which would keep only one open.
 */
function openForPrint() {
  openedForPrint = true;
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item')) {
    item.removeAttribute('name');
    item.open = true;
  }
}
