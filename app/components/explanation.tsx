import { facts } from '../../content/facts.ts';
import { percent } from '../../content/format.ts';
import type { Explanation as Content, NamedPicture } from '../../content/schema/service-page.ts';
import styles from '../styles/explanation.css?inline';
import { BandTitle } from './band-title.tsx';
import { hasPicture, Picture } from './picture.tsx';
import { PictureNames } from './picture-names.tsx';
import { RunningText } from './running-text.tsx';
import { Sheet } from './sheet.tsx';
import { Steps } from './steps.tsx';

/** What explains something at a glance, in a dark band: figures in a row, or a large picture with its points, which lie over it on wide screens. */
export function Explanation({ title, lead, ...content }: Content) {
  return (
    <div className="night">
      <Sheet name="explanation" css={styles} />
      <section className="section stack band">
        <BandTitle title={title} lead={lead} className="page-width" />
        {'figures' in content ? (
          <>
            <ul className="figure-row">
              {content.figures.map(({ title, description, damagedPercent, profile, ...figure }) => (
                <li key={title}>
                  <FigurePicture {...figure} />
                  <div>
                    {profile && <Profile path={profile} />}
                    <h3 className={`display mb-2 ${damagedPercent ? 'text-4xl' : 'text-2xl'}`}>
                      {title}
                      {damagedPercent && (
                        <span className="block text-xl text-accent">{` ${percent(damagedPercent)} beschadigd`}</span>
                      )}
                    </h3>
                    <RunningText as="p" className="text-soft" text={description} />
                  </div>
                </li>
              ))}
            </ul>
            <DamageScale percents={content.figures.flatMap(({ damagedPercent }) => damagedPercent ?? [])} />
          </>
        ) : (
          <>
            {content.points && (
              <div className="beside">
                <Steps steps={content.points} />
              </div>
            )}
            <FigurePicture {...content.figure} isLarge />
          </>
        )}
      </section>
    </div>
  );
}

function FigurePicture({ file, alt, names, route, onPhones, isLarge = false }: NamedPicture & { isLarge?: boolean }) {
  // Small ones are stages, which both themes show as they are; the evening of a dormer is that of its header.
  const header = file.replace('-night', '');
  const shared = isLarge ? 'section' : 'stage';
  // Phones load less than they could show: 14 kB instead of 38 for a stage, 38 instead of 78 for a large one.
  const sizes = isLarge ? '100vw' : '(min-width: 64rem) 53vw, (min-width: 40rem) 50vw, 80vw';
  return (
    <div className={`house relative overflow-clip rounded-control aspect-8/5 ${onPhones ? `phone-${onPhones}` : ''}`}>
      <Picture
        name={hasPicture(header) ? header : shared}
        file={file}
        alt={alt}
        sizes={sizes}
        darkFile={isLarge ? undefined : null}
      />
      {names && <PictureNames names={names} route={route} shape="wide" />}
    </div>
  );
}

/** The damage of the roofs on one scale, with the share up to which repairing pays. Renders nothing without damage. */
function DamageScale({ percents }: { percents: readonly number[] }) {
  if (percents.length === 0) return null;
  const limit = percent(facts.repair.worthwhileBelowPercent);
  return (
    <div className="page-width">
      <svg className="damage" aria-hidden="true">
        <rect y="2.25rem" width="100%" height="1rem" opacity="0.2" />
        <rect y="2.25rem" width={limit} height="1rem" className="text-accent" />
        <text x={limit} y="4.9rem" textAnchor="middle" className="display text-xl">
          {limit}
        </text>
        {percents.map(percent).map((share) => (
          <g key={share}>
            <circle cx={share} cy="2.75rem" r="0.4rem" fill="var(--night)" stroke="currentColor" />
            <text x={share} y="1.5rem" textAnchor="middle" className="display">
              {share}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** A tile between its neighbours, seen from the eaves. */
function Profile({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 120 24" width="120" height="24" className="icon mb-4" aria-hidden="true">
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
