import pictures from '../images/pictures.json' with { type: 'json' };

type Props = {
  name: string;
  /** How wide the picture stands on the page, as in the attribute `sizes`. */
  sizes: string;
  /** The first thing a visitor sees: fetched at once and before others. */
  priority?: boolean;
  className?: string;
};

const files = import.meta.glob<string>('../images/*.{avif,webp,svg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture of `app/images` in the sizes and formats it was made in, with its own alternative text. */
export function Picture({ name, sizes, priority = false, className }: Props) {
  const picture = pictures.find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`No picture is called ${name}`);
  const { width, height, alt, widths, tall } = picture;
  const shared = {
    width,
    height,
    loading: priority ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
    className,
  } as const;
  if (!widths) return <img src={files[`../images/${name}.svg`]} alt={alt} {...shared} />;

  const sources = (format: string) =>
    widths.map((size) => `${files[`../images/${name}-${size}.${format}`]} ${size}w`).join(', ');
  return (
    <picture className="contents">
      {tall && (
        <source
          media="(max-width: 40rem)"
          type="image/avif"
          srcSet={files[`../images/${name}-${tall.width}.avif`]}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img
        src={files[`../images/${name}-${widths[0]}.webp`]}
        srcSet={sources('webp')}
        sizes={sizes}
        alt={alt}
        {...shared}
      />
    </picture>
  );
}
