import catalogue from '../pictures.json' with { type: 'json' };

type Catalogued = {
  /** File widths in pixels, unless they are the usual ones. */
  widths?: readonly number[];
  /** Of the widest file, unless it has the usual ratio. */
  height?: number;
  /** What stays in view where the picture is cropped, as a utility such as `object-left`; by default its middle. */
  focus?: string;
  /** Whether there is a second render from the same camera, at night. */
  night?: boolean;
};

export type PictureName = keyof typeof catalogue;

const entries: Readonly<Record<PictureName, Catalogued>> = catalogue;

type Props = {
  name: PictureName;
  /** Empty if decorative. */
  alt: string;
  /** The name of the files, if several pictures share an entry of the catalogue. */
  file?: string;
  /** The name of the files for devices with a dark theme: by default those of the night, if any; `null`: the same as by day. */
  darkFile?: string | null | undefined;
  /** The layout width, as in the HTML attribute `sizes`. */
  sizes: string;
  /** Above the fold: not lazy, and fetched with high priority. */
  priority?: boolean;
};

/** `sizes` of a picture in a `slope`: what its crop leaves out counts. Phones have enough dots with a bit less. */
export const slopeSizes = '(min-width: 64rem) 66vw, (min-width: 40rem) 100vw, 80vw';

/** Height divided by width of most pictures, and their file widths: 780 is a phone's width at two dots per pixel. */
const RATIO = 5 / 8;
const WIDTHS = [780, 1200];

/** Whether there is a picture of this name: a new service has none yet. */
export function hasPicture(name: string): name is PictureName {
  return name in catalogue;
}

/** The entry of files: their own, by day or at night, otherwise the one that such pictures share. */
export function entryOf(file: string, shared: PictureName): PictureName {
  const own = file.replace('-night', '');
  return hasPicture(own) ? own : shared;
}

/** A picture from pictures.json: AVIF in all its sizes, and one WebP for browsers without AVIF. */
export function Picture({ name, alt, file = name, sizes, priority = false, ...props }: Props) {
  const { widths = WIDTHS, height, focus, night } = entries[name];
  const { darkFile = night && !file.includes('-night') && `${file}-night` } = props;
  const width = widths.at(-1) ?? 0;
  const candidates = (files: string) => widths.map((size) => `/pictures/${files}-${size}.avif ${size}w`).join(', ');
  const avif = { type: 'image/avif', sizes };
  return (
    <picture>
      {darkFile && <source {...avif} srcSet={candidates(darkFile)} media="(prefers-color-scheme: dark)" />}
      <source {...avif} srcSet={candidates(file)} />
      <img
        src={`/pictures/${file}.webp`}
        width={width}
        height={height ?? width * RATIO}
        alt={alt}
        className={focus}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/**
 * A picture by day, in the dark theme by night if it has such a render. Browsers load the one for the device's theme. The
 * other one stands before it: CSS shows that instead if the visitor chose the other theme, and only then it loads.
 */
export function DayAndNight(props: Omit<Props, 'file' | 'darkFile'>) {
  const { name } = props;
  if (!entries[name].night) return <Picture {...props} />;
  return (
    <>
      <span className="other-theme">
        <Picture {...props} file={`${name}-night`} darkFile={name} priority={false} />
      </span>
      <Picture {...props} />
    </>
  );
}

/** An evening picture beside a text, decorative. `file`: the name of its files, of a finished work or a header at night. */
export function NightSlope({ file }: { file: string }) {
  return (
    <div className="slope">
      <Picture name={entryOf(file, 'finished')} file={file} alt="" sizes={slopeSizes} />
    </div>
  );
}

type DrawingProps = {
  name: 'street' | 'damage' | 'inside' | 'missing';
  viewBox: string;
  className?: string;
};

/** A drawing from drawings.svg, in the colours of the page. Decorative. */
export function Drawing({ name, viewBox, className }: DrawingProps) {
  return (
    <svg viewBox={viewBox} className={className} aria-hidden="true">
      <use href={`/pictures/drawings.svg#${name}`} />
    </svg>
  );
}
