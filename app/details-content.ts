/** Whether styles can show the content of a closed `<details>`: not in Safari before 18.4, Firefox before 143 and Chrome before 131. */
export function canStyleDetailsContent(): boolean {
  return CSS.supports('selector(::details-content)');
}
