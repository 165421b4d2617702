import { Droplets, Hammer, House, type LucideIcon, SearchCheck, Thermometer } from 'lucide-react';
import type { ServiceSlug } from '../../../content/services/index.ts';

const icons: Partial<Record<ServiceSlug, LucideIcon>> = {
  dakinspectie: SearchCheck,
  daklekkage: Droplets,
  dakrenovatie: House,
  dakreparatie: Hammer,
  dakisolatie: Thermometer,
};

/** A drawn sign of the service on a course of tiles. */
export function ServiceDrawing({ slug }: { slug: ServiceSlug }) {
  const Icon = icons[slug] ?? House;
  return (
    <span className="tiles grid h-36 place-items-center rounded-control" aria-hidden="true">
      <span className="grid size-16 place-items-center rounded-full bg-card text-accent shadow-card">
        <Icon size={30} />
      </span>
    </span>
  );
}
