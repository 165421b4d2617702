import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  render,
  Section,
  Text,
} from '@react-email/components';
import { createElement as h, type ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Action, Detail, Letter, Part } from './letter.ts';
import { styles } from './letter-styles.ts';

/** A letter as HTML. React escapes every text, so that nothing in it can become markup. */
export function letterHtml(letter: Letter): Promise<string> {
  return render(
    h(
      Html,
      { lang: 'nl' },
      h(Head, null, h('title', null, letter.heading), h('meta', { name: 'viewport', content: 'width=device-width' })),
      h(Preview, null, letter.preview),
      h(
        Body,
        { style: styles.page },
        h(
          Container,
          { style: styles.sheet },
          h(Text, { style: styles.brand }, company.name),
          h(Heading, { style: styles.heading }, letter.heading),
          ...letter.parts.map(part),
        ),
        h(Container, { style: styles.signature }, signature()),
      ),
    ),
  );
}

function part(content: Part, index: number): ReactNode {
  const key = index;
  switch (content.type) {
    case 'paragraph':
      return h(Text, { key, style: styles.paragraph }, content.text);
    case 'notice':
      return h(Text, { key, style: styles.notice }, content.text);
    case 'details':
      return h(Section, { key, style: styles.block }, title(content.title), details(content.rows));
    case 'quotation':
      return h(Section, { key, style: styles.block }, title(content.title), quotation(content.text));
    case 'steps':
      return h(Section, { key, style: styles.block }, title(content.title), steps(content.items));
    case 'actions':
      return h(Section, { key, style: styles.actions }, content.links.map(button));
  }
}

function title(text: string | undefined): ReactNode {
  return text && h(Heading, { as: 'h2', style: styles.title }, text);
}

function details(rows: readonly Detail[]): ReactNode {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.details },
    h(
      'tbody',
      null,
      rows.map(({ label, value, href }) =>
        h(
          'tr',
          { key: label },
          h('td', { style: styles.label }, label),
          h('td', { style: styles.value }, href ? h(Link, { href, style: styles.link }, value) : value),
        ),
      ),
    ),
  );
}

/** `white-space: pre-line` is unknown to Outlook. */
function quotation(text: string): ReactNode {
  const lines = text.split('\n').map((line, index) => (index === 0 ? line : [h('br', { key: index }), line]));
  return h(Text, { style: styles.quotation }, lines);
}

function steps(items: readonly string[]): ReactNode {
  return h(
    'ol',
    { style: styles.steps },
    items.map((item) => h('li', { key: item, style: styles.step }, item)),
  );
}

function button({ label, href }: Action, index: number): ReactNode {
  return h(Button, { key: href, href, style: index === 0 ? styles.mainButton : styles.otherButton }, label);
}

function signature(): ReactNode {
  const { legalName, address, phone, url, kvk, vatId } = company;
  return h(
    Text,
    { style: styles.smallPrint },
    legalName,
    h('br'),
    `${address.street}, ${address.postalCode} ${address.city}`,
    h('br'),
    h(Link, { href: `tel:${phone.e164}`, style: styles.quietLink }, phone.display),
    ' · ',
    h(Link, { href: url, style: styles.quietLink }, new URL(url).host),
    h('br'),
    `KvK ${kvk} · btw ${vatId}`,
  );
}
