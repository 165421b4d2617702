type Props = {
  /** Unique among all page styles. */
  name: string;
  /** Text of a CSS file, imported with `?inline`. */
  css: string;
};

/**
 * Styles of one kind of page: inlined in the pages that render it and added on client navigation, so other pages don't
 * pay for them. React moves them into the head, after the styles of all pages, and keeps one of each name.
 */
export function PageStyles({ name, css }: Props) {
  return (
    <style href={name} precedence="page">
      {css}
    </style>
  );
}
