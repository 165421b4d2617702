import { Fragment } from 'react';
import { company } from '../../content/company.ts';

const { display } = company.phone;

/** The words under a heading. A phone number in them stays on one line. */
export function Lead({ text }: { text: string }) {
  const [before, ...parts] = text.split(display);
  return (
    <p className="lead">
      {before}
      {parts.map((after) => (
        <Fragment key={after}>
          <span className="whitespace-nowrap">{display}</span>
          {after}
        </Fragment>
      ))}
    </p>
  );
}
