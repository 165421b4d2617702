import type { Plugin } from 'vite';

/**
 * Sonner adds its styles as an inline <style> when it loads, which the content security policy refuses.
 * Removes that call; the same styles come from the package's own style sheet.
 */
export function sonnerWithoutInlineStyles(): Plugin {
  return {
    name: 'sonner-without-inline-styles',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (stripped === code) throw new Error('sonner no longer inserts its styles the way this plugin expects');
        return { code: stripped, map: null };
      },
    },
  };
}
