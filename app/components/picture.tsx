import catalogue from '../pictures.json' with { type: 'json' };

type Catalogued = {
  /** File widths in pixels. Drawings (SVG) have none. */
  widths?: readonly number[];
  /** Of the widest file, unless it has the usual ratio. */
  height?: number;
};

type Props = {
  name: string;
  /** Empty if decorative. */
  alt: string;
  /** The name of the files, if several pictures share an entry of the catalogue. */
  file?: string;
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
/** Height divided by width of most pictures. */
const RATIO = 5 / 8;

/** Whether the catalogue has a picture of this name. */
export function hasPicture(name: string): boolean {
  return name in catalogue;
}

/** A picture from pictures.json in all its sizes and formats. Throws for an unknown name. */
export function Picture({ name, alt, file = name, sizes, priority = false, className }: Props) {
  const picture = (catalogue as Record<string, Catalogued>)[name];
  if (!picture) throw new Error(`No picture is called ${name}`);
  const { widths } = picture;
  const width = widths?.at(-1) ?? DRAWING_WIDTH;
  const shared = {
    width,
    height: picture.height ?? width * RATIO,
    className,
    ...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }),
  };
  if (!widths) return <img src={`${FOLDER}/${file}.svg`} alt={alt} {...shared} />;

  const path = (size: number, format: string) => `${FOLDER}/${file}-${size}.${format}`;
  const candidates = (format: string) => widths.map((size) => `${path(size, format)} ${size}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={candidates('avif')} sizes={sizes} />
      <img src={path(widths[0] ?? width, 'webp')} srcSet={candidates('webp')} sizes={sizes} alt={alt} {...shared} />
    </picture>
  );
}
