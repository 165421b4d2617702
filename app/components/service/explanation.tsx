import type { Explanation as Content, Figure as FigureContent } from '../../../content/schema/service-page.ts';
import { Drawing, Picture } from '../picture.tsx';
import { PictureNames } from '../picture-names.tsx';
import { Lead, RunningText } from '../running-text.tsx';
import { Steps } from '../steps.tsx';

/** On phones a figure of a row has its text beside it. */
const columns: Readonly<Record<number, string>> = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** What explains a service at a glance, in a dark band: figures in a row below its title, or one beside it. */
export function Explanation({ title, lead, figures, points }: Content) {
  const isRow = figures.length > 1;
  return (
    <div className="night">
      <section className={`page-width section ${isRow ? 'stack' : 'columns aside items-center'}`}>
        <div className="stack">
          <h2>{title}</h2>
          <Lead text={lead} />
          {points && <Steps steps={points} />}
        </div>
        <ul className={`grid gap-8 ${columns[figures.length] ?? ''}`}>
          {figures.map((figure) => (
            <li
              key={'drawing' in figure ? figure.drawing : figure.file}
              className={isRow ? 'grid grid-cols-2 items-center gap-5 sm:grid-cols-1 sm:content-start' : undefined}
            >
              <Figure {...figure} isLarge={!isRow} />
              {figure.title && (
                <div>
                  <h3 className="display mb-2 text-xl">{figure.title}</h3>
                  <RunningText as="p" className="text-soft" text={figure.description ?? ''} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Figure({ isLarge, ...figure }: FigureContent & { isLarge: boolean }) {
  if ('drawing' in figure) {
    return <Drawing name={figure.drawing} viewBox={isLarge ? '0 -50 650 450' : '0 0 320 210'} className="w-full" />;
  }
  const { file, alt, names } = figure;
  const sizes = isLarge ? '(min-width: 64rem) 55vw, 100vw' : '(min-width: 40rem) 33vw, 100vw';
  return (
    <div className="relative overflow-clip rounded-control">
      <Picture name="section" file={file} alt={alt} sizes={sizes} />
      {names && <PictureNames names={names} shape="wide" />}
    </div>
  );
}
