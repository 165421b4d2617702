/**
 * The oldest browsers that the site is built for, at least three years old. In older ones pages stay readable and forms
 * work, because neither needs JavaScript. docs/browsers.md lists them too.
 */
export const oldestBrowsers = ['chrome111', 'firefox115', 'safari16'] as const;
