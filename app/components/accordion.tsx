import { type ToggleEvent, useEffect } from 'react';
import { noBreak } from '../../content/format.ts';
import { withoutAddresses } from '../../content/links.ts';
import type { Faq } from '../../content/schema/shared.ts';
import { canStyleDetailsContent } from '../details-content.ts';
import { RunningText } from './running-text.tsx';

type Props = {
  faqs: readonly Faq[];
  name: string;
  /** Shows the first sentence of each answer while it is closed. */
  previews?: boolean;
};

/** Questions that open one at a time, across all accordions of a page: their shared name closes the others. */
export function Accordion({ faqs, name, previews = false }: Props) {
  useEffect(() => {
    if (canStyleDetailsContent()) return;
    addEventListener('beforeprint', openForPrint);
    addEventListener('afterprint', closeAfterPrint);
  }, []);
  return (
    <div className="line-t">
      {faqs.map(({ question, answer }) => (
        <details key={question} name={name} className="accordion-item" onToggle={closeOthers} suppressHydrationWarning>
          <summary>
            {previews ? (
              <span>
                {question}
                {/* Screen readers read the answer itself. */}
                <span aria-hidden="true" className="answer-preview no-print">
                  {firstSentence(answer)}
                </span>
              </span>
            ) : (
              question
            )}
          </summary>
          <p>
            <RunningText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

/** The first sentence of a text, with its links as plain words. */
function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.?!](?= |$)/.exec(noBreak(withoutAddresses(text))) ?? [];
  return sentence;
}

/** Fallback for browsers without `<details name>`: Firefox before 130, Safari before 17.2. */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open || opened.dataset.print) return;
  for (const other of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[open]')) {
    if (other !== opened) other.open = false;
  }
}

/** Opens all closed answers of the page for printing. Removes their shared name, which would keep only one open. */
function openForPrint() {
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item:not([open])')) {
    item.dataset.print = item.getAttribute('name') ?? '';
    item.removeAttribute('name');
    item.open = true;
  }
}

function closeAfterPrint() {
  for (const item of document.querySelectorAll<HTMLDetailsElement>('.accordion-item[data-print]')) {
    item.open = false;
    item.setAttribute('name', item.dataset.print ?? '');
    delete item.dataset.print;
  }
}
