/**
 * A style sheet that only some pages need, once in the head of each of them (docs/decisions/003-styles-inside-the-page.md).
 * Its precedence is its own: sheets that share one share an element, whose hash the policy would not allow.
 */
export function Styles({ name, css }: { name: string; css: string }) {
  return (
    <style href={name} precedence={name}>
      {css}
    </style>
  );
}
