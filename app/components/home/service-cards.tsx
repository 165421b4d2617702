import { ArrowRight } from 'lucide';
import type { HomePage } from '../../../content/schema.ts';
import { allServices, servicePath } from '../../../content/services/index.ts';
import { Icon } from '../icon.tsx';
import { Lead } from '../lead.tsx';
import { Link } from '../link.tsx';
import { Picture } from '../picture.tsx';
import { Text } from '../text.tsx';

// 13rem on phones makes the browser pick the 640 px file: sharp enough for a card, and much smaller.
const CARD_SIZES = '(min-width: 40rem) 36rem, 13rem';

/** Cards that link to the most requested services. */
export function ServiceCards({ title, lead, cards }: HomePage['services']) {
  return (
    <section className="section bg-quiet">
      <div className="page-width grid gap-8">
        <div className="grid gap-3">
          <h2>{title}</h2>
          <Lead text={lead} />
        </div>
        <ul className="grid gap-5 sm:grid-cols-2 md:grid-cols-6">
          {cards.map(({ slug, description }, index) => (
            <li key={slug} className={index < 2 ? 'md:col-span-3' : index < 4 ? 'md:col-span-2' : 'sm:col-span-2'}>
              <Link
                to={servicePath(slug)}
                className="card flex h-full flex-col gap-3 overflow-hidden p-0 hover:border-accent"
              >
                <Picture name={slug} sizes={CARD_SIZES} className="aspect-[8/5] w-full bg-tint object-cover" />
                <div className="flex flex-1 flex-col gap-3 px-5 pt-2 pb-5">
                  <h3>{allServices.find((service) => service.slug === slug)?.name}</h3>
                  <p className="text-soft">
                    <Text text={description} />
                  </p>
                  <span className="mt-auto inline-flex items-center gap-2 font-semibold text-accent">
                    Meer weten <Icon node={ArrowRight} size={18} className="arrow" />
                  </span>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
