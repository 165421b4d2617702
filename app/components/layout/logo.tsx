import { company } from '../../../content/company.ts';
import { paths } from '../../../shared/paths.ts';
import { Link } from '../link.tsx';

/** The logo and the firm's name, linking to home. */
export function Logo() {
  const [first, ...rest] = company.name.split(' ');
  return (
    <Link
      to={paths.home}
      className="inline-flex min-h-11 items-center gap-2 [line-height:1]"
      aria-label={`${company.name}, naar home`}
    >
      <svg
        viewBox="0 0 32 32"
        width="36"
        height="36"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="square"
        aria-hidden="true"
        className="text-accent"
      >
        <path d="M2 17 16 4l14 13" />
        <path d="M7 19v9h18v-9" />
        <path d="M12 15h8" />
      </svg>
      <span className="font-display text-xl font-bold">
        {`${first} `}
        <span className="block font-body text-xs font-normal [letter-spacing:0.2em] text-soft uppercase">
          {rest.join(' ')}
        </span>
      </span>
    </Link>
  );
}
