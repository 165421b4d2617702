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
        {cards.map(({ slug, description }, index) => {
          const span = cardSpan(index, cards.length);
          const isNight = span === 'full-row';
          return (
            <li key={slug} className={isNight ? 'full-row night' : span}>
              <Link to={servicePath(slug)} className="card picture-card">
                {hasPicture(slug) && (
                  <Picture
                    name={slug}
                    alt=""
                    file={isNight ? `${slug}-night` : slug}
                    sizes={isNight ? '(min-width: 40rem) 72vw, 100vw' : '40vw'}
                  />
                )}
                <h3 className="arrow">{findService(slug).name}</h3>
                {noBreak(description)}
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * Class for the width of card `index` of `count`, so that every row is full: a third, or a quarter. A fifth card makes the
 * first one fill its row, for which only the style sheet of home has rules.
 */
export function cardSpan(index: number, count: number): string | undefined {
  if (count % 4 === 1 && index === 0) return 'full-row';
  return count % 3 === 0 ? undefined : 'quarter-row';
}
