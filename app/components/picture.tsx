import catalogue from '../pictures.json' with { type: 'json' };

type Size = { width: number; height: number };

type Catalogued = {
  /** File widths in pixels. Drawings (SVG) have none. */
  widths?: readonly number[];
  /** A portrait crop for narrow screens. */
  tall?: Size;
  /** A separate render for wide screens. */
  wide?: Size;
  alt: string;
};

type Props = {
  name: string;
  /** The layout width, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Above the fold: not lazy, and fetched with high priority. */
  priority?: boolean;
  className?: string;
};

/** The folder of the pictures; in a build, with a hash over all of them. */
declare const __PICTURES__: string;
const FOLDER = __PICTURES__;
const DRAWING_WIDTH = 1200;
/** Height divided by width, the same for all pictures. */
const RATIO = 5 / 8;

/** Whether the catalogue has a picture of this name. */
export function hasPicture(name: string): boolean {
  return name in catalogue;
}

/** A picture from pictures.json in all its sizes and formats, with its alt text. Throws for an unknown name. */
export function Picture({ name, sizes, priority = false, className }: Props) {
  const picture = (catalogue as Record<string, Catalogued>)[name];
  if (!picture) throw new Error(`No picture is called ${name}`);
  const { widths, tall, wide, alt } = picture;
  const width = widths?.at(-1) ?? DRAWING_WIDTH;
  const shared = {
    width,
    height: width * RATIO,
    className,
    ...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  if (!widths) return <img src={`${FOLDER}/${name}.svg`} alt={alt} {...shared} />;

  const file = (size: number, format: string) => `${FOLDER}/${name}-${size}.${format}`;
  const candidates = (format: string) => widths.map((size) => `${file(size, format)} ${size}w`).join(', ');
  return (
    <picture className="contents">
      {tall && <source media="(max-width: 40rem)" type="image/avif" srcSet={file(tall.width, 'avif')} {...tall} />}
      {wide && (
        <source
          media="(min-width: 90rem)"
          type="image/avif"
          srcSet={`${FOLDER}/${name}-wide-${wide.width}.avif`}
          {...wide}
        />
      )}
      <source type="image/avif" srcSet={candidates('avif')} sizes={sizes} />
      <img src={file(widths[0] ?? width, 'webp')} srcSet={candidates('webp')} sizes={sizes} alt={alt} {...shared} />
    </picture>
  );
}
