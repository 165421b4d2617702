import { ArrowRight } from 'lucide';
import type { NamedPath } from '../../../content/schema/shared.ts';
import {
  allServices,
  maintenance,
  relatedServices,
  type ServiceSlug,
  servicePath,
} from '../../../content/services/index.ts';
import { teasers } from '../../../content/services/teasers.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { hasPicture, Picture } from '../picture.tsx';
import { RunningText } from '../running-text.tsx';
import { cardGrid, cardSpan } from './card-grid.ts';

/** Links to related services and to the subscription, with pictures. A single card would leave half a row empty: the inspection joins it. */
export function RelatedServices({ slug, links }: { slug: ServiceSlug; links: readonly NamedPath[] }) {
  const [subscription, inspection] = relatedServices(maintenance.slug, 'dakinspectie');
  const cards = [...links];
  if (slug !== maintenance.slug) addOnce(cards, subscription);
  if (cards.length === 1) addOnce(cards, inspection);
  return (
    <ul className={cardGrid}>
      {cards.map(({ name, path }, index) => {
        const service = allServices.find(({ slug }) => servicePath(slug) === path);
        return (
          <li key={path} className={cardSpan(index, cards.length)}>
            <Link to={path} className="card related">
              {service && hasPicture(service.slug) && <Picture name={service.slug} alt="" sizes="20rem" />}
              {name}
              {service && (
                <span>
                  <RunningText text={teasers[service.slug]} />
                </span>
              )}
              <Icon node={ArrowRight} size={20} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function addOnce(cards: NamedPath[], card: NamedPath | undefined) {
  if (card && !cards.some(({ path }) => path === card.path)) cards.push(card);
}
