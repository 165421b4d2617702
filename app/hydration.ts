let hydrated = false;

/** Whether React has taken over the page that the server sent. */
export function isHydrated(): boolean {
  return hydrated;
}

/** Notes it here, for the error page renews `<html>` with all its attributes, and on the page, for the tests. */
export function markHydrated(): void {
  hydrated = true;
  document.documentElement.dataset.hydrated = '';
}
