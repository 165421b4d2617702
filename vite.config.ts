import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { allServices } from './content/services/index.ts';
import { backendInDevelopment } from './scripts/vite-backend.ts';
import { readSettings } from './server/env.ts';

/** A few large chunks compress better than many small ones; by default a page requests over twenty. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query))\//,
    priority: 3,
  },
  // The layout of every page, with its dependencies.
  { name: 'site', test: /\/app\/root\.tsx/, priority: 2 },
  // Modules that most pages share, so not what only the service pages share.
  {
    name: 'pages',
    test: /\/(app|content|shared|node_modules\/lucide)\//,
    minShareCount: allServices.length + 1,
    priority: 1,
  },
  // Everything that a form needs: a page is hydrated with all of it, or the browser posts its form. With the questions
  // that home and the quote page share.
  {
    name: 'forms',
    test: /\/(app\/(forms|backend|quote-form)|content\/pages\/(aanvraag-ontvangen|offerte|vooraf)|shared\/(photo-rules|quote|contact|field|text|validation)|node_modules\/(@supabase))/,
  },
  // Tables of services, legal texts and the report.
  { name: 'tables', test: /\/(comparison\.tsx|(comparison|documents)\.css)/ },
  // The example report, and the house whose parts it and home's first screen name.
  { name: 'report', test: /\/(specimen-teaser\.tsx|voorbeeldverslag\.ts|house\.json)/ },
];

export default defineConfig(({ command }) => ({
  // Vite minifies the CSS for the browsers in `build.target`; Tailwind would add prefixes for older ones.
  plugins: [
    tailwindcss({ optimize: false }),
    // Every page would contain it; docs/licences.md has it.
    { name: 'no-tailwind-banner', transform: (code) => code.replace(/^\/\*! tailwindcss.*?\*\/\s*/, '') },
    backendInDevelopment(),
    reactRouter(),
  ],
  define: {
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
    __PUBLIC_SETTINGS__: JSON.stringify(readSettings(process.env).public),
  },
  // The server build includes its packages, in their production versions: half the memory of importing them.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    // The oldest browsers, at least three years old: docs/browsers.md. In older ones pages stay readable and forms work.
    target: ['chrome111', 'firefox115', 'safari16'],
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } } },
}));
