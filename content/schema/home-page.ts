import type { ServiceSlug } from '../services/index.ts';

/** A roof part visible in the picture of the home page. */
export type RoofPart = 'pannen' | 'nok' | 'zink' | 'plat_dak' | 'schoorsteen' | 'loodwerk' | 'dakkapel' | 'goot';

/** The name of each roof part, and the service that it links to. */
export type RoofNames = Readonly<Record<RoofPart, { readonly name: string; readonly slug: ServiceSlug }>>;

/** A number that counts up (`value` with its `suffix`), or a fixed text. */
export type Counter = { readonly label: string } & (
  | { readonly value: number; readonly suffix: string }
  | { readonly text: string }
);

export type ServiceCard = { readonly slug: ServiceSlug; readonly description: string };

/** `depends`: what makes it cost less or more. */
export type PriceRow = {
  readonly slug: ServiceSlug;
  readonly price: string;
  readonly unit?: string;
  readonly depends: string;
};

/** A review. `sample` marks an invented one: shown as "Voorbeeld", never marked up as a review, refused by the launch check. */
export type Testimonial = {
  readonly name: string;
  readonly location: string;
  readonly text: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly sample: boolean;
};
