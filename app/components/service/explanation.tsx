import type { Explanation as Content, Figure as FigureContent } from '../../../content/schema/service-page.ts';
import { hasPicture, NightDrawing, Picture } from '../picture.tsx';
import { PictureNames } from '../picture-names.tsx';
import { Lead, RunningText } from '../running-text.tsx';
import { Steps } from '../steps.tsx';

/** What explains a service at a glance, in a dark band: figures in a row below its title, or a large one beside it. */
export function Explanation({ title, lead, ...content }: Content) {
  const points = 'points' in content ? content.points : undefined;
  const layout = 'figures' in content ? 'stack' : `columns aside ${points ? '' : 'bled items-center'}`;
  return (
    <div className="night">
      <section className={`page-width section ${layout}`}>
        <div className="stack">
          <h2>{title}</h2>
          <Lead text={lead} />
        </div>
        {'figures' in content ? (
          <ul className="figure-row">
            {content.figures.map(({ title, description, ...figure }) => (
              <li key={title}>
                <Figure {...figure} />
                <div>
                  <h3 className="display mb-2 text-xl">{title}</h3>
                  <RunningText as="p" className="text-soft" text={description} />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <Figure {...content.figure} isLarge />
        )}
        {points && <Steps steps={points} />}
      </section>
    </div>
  );
}

function Figure({ isLarge = false, ...figure }: FigureContent & { isLarge?: boolean }) {
  if ('drawing' in figure) return <NightDrawing name={figure.drawing} {...(isLarge && { width: 650, height: 450 })} />;
  const { file, alt, names, cropped } = figure;
  // Other files than `-section` are those of a header. Small ones are stages of a day, which both themes show as they are.
  const header = file.replace('-night', '');
  const sizes = isLarge ? '(min-width: 64rem) 55vw, 100vw' : '(min-width: 40rem) 33vw, 50vw';
  return (
    <div className={`house relative overflow-clip rounded-control ${cropped ? 'max-sm:aspect-7/6' : 'aspect-8/5'}`}>
      <Picture
        name={hasPicture(header) ? header : 'section'}
        file={file}
        alt={alt}
        sizes={sizes}
        darkFile={isLarge ? undefined : null}
      />
      {names && <PictureNames names={names} shape="wide" />}
    </div>
  );
}
