import styles from '../styles/forms.css?inline';

/** The rules of forms and of what follows them, for the pages that have one: all others are a round trip shorter without. */
export function FormStyles() {
  // React joins sheets of equal precedence in one element, but adds them one by one on navigation: their hashes would differ.
  return (
    <style href="forms" precedence="forms">
      {styles}
    </style>
  );
}
