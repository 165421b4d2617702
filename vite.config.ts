import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { backendInDevelopment } from './scripts/vite-backend.ts';
import { sonnerWithoutInlineStyles } from './scripts/vite-sonner.ts';
import { readSettings } from './server/env.ts';

export default defineConfig({
  plugins: [tailwindcss(), backendInDevelopment(), reactRouter(), sonnerWithoutInlineStyles()],
  define: { __PUBLIC_SETTINGS__: JSON.stringify(readSettings(process.env).public) },
  build: { target: 'es2022', cssTarget: ['chrome123', 'safari17.5', 'firefox120'], assetsInlineLimit: 0 },
});
