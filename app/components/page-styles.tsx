type Props = {
  /** Unique among all page styles. */
  name: string;
  /** Text of a CSS file, imported with `?inline`. */
  css: string;
};

/**
 * Styles of one kind of page: inlined in the pages that render it and added on client navigation, so other pages don't
 * pay for them. React moves them into the head, after the styles of all pages, and keeps one of each name. Each has its
 * own precedence: React joins styles of the same one, and the security policy allows each of them by the hash of its text.
 */
export function PageStyles({ name, css }: Props) {
  return (
    <style href={name} precedence={name}>
      {css}
    </style>
  );
}
