import { facts } from '../../content/facts.ts';
import { percent } from '../../content/format.ts';
import type { Explanation as Content, NamedPicture } from '../../content/schema/service-page.ts';
import beside from '../styles/beside.css?inline';
import styles from '../styles/explanation.css?inline';
import titleOver from '../styles/title-over.css?inline';
import { BandTitle } from './band-title.tsx';
import { entryOf, Picture } from './picture.tsx';
import { PictureNames } from './picture-names.tsx';
import { RunningText } from './running-text.tsx';
import { Statements } from './steps.tsx';
import { Styles } from './styles.tsx';
import { TilePattern, tileUnits } from './tile-pattern.tsx';

/** What explains something at a glance, in a dark band: figures in a row, or a large picture with its points, which lie over it on wide screens. */
export function Explanation({ title, lead, ...content }: Content) {
  const isTitleOver = 'figure' in content && content.isTitleOver;
  return (
    <div className="night">
      <Styles name="explanation" css={styles} />
      {isTitleOver && <Styles name="title-over" css={titleOver} />}
      <section className={`section stack band ${isTitleOver ? 'title-over' : ''}`}>
        <BandTitle title={title} lead={lead} className="page-width" />
        {'figures' in content ? (
          <>
            <ul className={`figure-row ${content.figures.some(({ profile }) => profile) ? 'pairs' : ''}`}>
              {content.figures.map(({ title, description, damagedPercent, profile, ...figure }) => (
                <li key={title}>
                  <FigurePicture {...figure} />
                  <div>
                    {profile && <Profile path={profile} />}
                    <h3 className="mb-3 text-3xl">
                      {title}
                      {damagedPercent && (
                        <span className="mt-3 block text-xl text-accent">
                          {' '}
                          <span className="text-4xl">{percent(damagedPercent)}</span> beschadigd
                        </span>
                      )}
                    </h3>
                    <RunningText as="p" className="text-soft" text={description} />
                  </div>
                </li>
              ))}
            </ul>
            <DamageScale roofs={content.figures} />
          </>
        ) : (
          <>
            {content.points && (
              <div className="beside">
                <Styles name="beside" css={beside} />
                <Statements statements={content.points} areNumbered />
              </div>
            )}
            <FigurePicture {...content.figure} isLarge areNumbered={Boolean(content.points)} />
          </>
        )}
      </section>
    </div>
  );
}

/** `areNumbered`: its names have numbers, in their order. */
type FigurePictureProps = NamedPicture & { isLarge?: boolean; areNumbered?: boolean };

function FigurePicture({
  file,
  alt,
  names,
  route,
  onPhones,
  isLarge = false,
  areNumbered = false,
}: FigurePictureProps) {
  // Phones load less than they could show: 14 kB instead of 38 for a stage, 38 instead of 78 for a large one.
  const sizes = isLarge ? '100vw' : '(min-width: 64rem) 53vw, (min-width: 40rem) 50vw, 80vw';
  return (
    <div
      className={`band-picture relative overflow-clip rounded-control aspect-8/5 ${onPhones ? `phone-${onPhones}` : ''}`}
    >
      <Picture name={entryOf(file, isLarge ? 'section' : 'stage')} file={file} alt={alt} sizes={sizes} />
      {names && (
        <PictureNames
          names={names.map((name, index) => ({ ...name, number: areNumbered ? index + 1 : undefined }))}
          route={route}
          shape="wide"
        />
      )}
    </div>
  );
}

/** A course of tiles as a scale of damage: up to its limit repairing pays, beyond it renewing. The roofs stand above it. Renders nothing without damage. */
function DamageScale({ roofs }: { roofs: readonly { title: string; damagedPercent?: number }[] }) {
  const damaged = roofs.flatMap(({ title, damagedPercent }) =>
    damagedPercent === undefined ? [] : { title, share: percent(damagedPercent) },
  );
  if (damaged.length === 0) return null;
  const limit = facts.repair.worthwhileBelowPercent;
  return (
    <div className="page-width">
      <TilePattern />
      <svg width="100%" height="7.9em" overflow="visible" fill="currentColor" className="display" aria-hidden="true">
        {damaged.map(({ share }) => (
          <text key={share} x={share} y="2.3em" textAnchor="middle">
            {share}
          </text>
        ))}
        <svg
          y="3em"
          width="100%"
          height="2.7em"
          viewBox={`0 0 100 ${tileUnits}`}
          preserveAspectRatio="none"
          fill="url(#tile)"
          aria-hidden="true"
        >
          <rect width={limit} height={tileUnits} />
          <rect x={limit} width={100 - limit} height={tileUnits} opacity="0.55" />
        </svg>
        {damaged.map(({ share }) => (
          <circle key={share} cx={share} cy="3em" r="0.3em" />
        ))}
        <line x1={percent(limit)} x2={percent(limit)} y1="1.4em" y2="5.9em" stroke="currentColor" strokeWidth="2" />
        <text x={percent(limit)} y="0.9em" textAnchor="middle" className="text-2xl text-accent">
          {percent(limit)}
        </text>
        <text y="7.3em">{damaged[0]?.title}</text>
        <text x="100%" y="7.3em" textAnchor="end">
          {damaged.at(-1)?.title}
        </text>
      </svg>
    </div>
  );
}

/** A tile between its neighbours, seen from the eaves. */
function Profile({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 120 24" width="100%" className="icon profile" aria-hidden="true">
      {[0, 1, 2].map((tile) => (
        <path
          key={tile}
          d={path}
          transform={`translate(${40 * tile})`}
          className={tile === 1 ? 'text-accent' : undefined}
        />
      ))}
    </svg>
  );
}
