import { HONEYPOT } from '../../shared/form-post.ts';

/** A field hidden from people: only bots fill it in. */
export function Honeypot() {
  return (
    <p className="hidden" aria-hidden="true">
      <label>
        Laat dit veld leeg <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
