/**
 * The oldest browsers that the site is built for, three years old and more. In older ones pages stay readable and forms
 * work, because neither needs script. README names them too.
 */
export const oldestBrowsers = ['chrome111', 'firefox115', 'safari16'] as const;
