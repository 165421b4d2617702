import { noBreak } from '../../content/format.ts';
import type { ServiceCard } from '../../content/schema/home-page.ts';
import { findService, servicePath } from '../../content/services/index.ts';
import styles from '../styles/strip.css?inline';
import { Link } from './link.tsx';
import { hasPicture, Picture } from './picture.tsx';
import { Sheet } from './sheet.tsx';

/** Cards with a picture that link to services, as wide as the page. */
export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <>
      <Sheet name="strip" css={styles} />
      <ul className="strip">
        {cards.map(({ slug, description }, index) => (
          <li key={slug} className={cardSpan(index, cards.length)}>
            <Link to={servicePath(slug)} className="card picture-card">
              {hasPicture(slug) && <Picture name={slug} alt="" sizes="(min-width: 40rem) 54vw, 80vw" />}
              <h3 className="arrow">{findService(slug).name}</h3>
              {noBreak(description)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Class for the width of card `index` of `count`, so that every row is full: a third, but the first two half or the first four a quarter. */
export function cardSpan(index: number, count: number): string | undefined {
  if (count % 3 === 2 && index < 2) return 'half-row';
  if (count % 3 === 1 && index < 4) return 'quarter-row';
  return undefined;
}
