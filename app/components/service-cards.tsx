import { noBreak } from '../../content/format.ts';
import type { ServiceCard } from '../../content/schema/home-page.ts';
import { findService, servicePath } from '../../content/services/index.ts';
import styles from '../styles/strip.css?inline';
import { Link } from './link.tsx';
import { hasPicture, Picture } from './picture.tsx';
import { Styles } from './styles.tsx';

type Props = {
  cards: readonly ServiceCard[];
  /** The first card fills a row of its own, at night. Only the style sheet of home has rules for it. */
  isFirstWide?: boolean;
};

/** Cards with a picture that link to services, as wide as the page. */
export function ServiceCards({ cards, isFirstWide = false }: Props) {
  return (
    <>
      <Styles name="strip" css={styles} />
      <ul className="strip">
        {cards.map(({ slug, description }, index) => {
          const isNight = isFirstWide && index === 0;
          return (
            <li key={slug} className={isNight ? 'full-row night' : undefined}>
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
