import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';

const root = fileURLToPath(new URL('web/', import.meta.url));

/** The gateway that `vite` in development sends API calls to. */
const GATEWAY = 'http://localhost:4000';

/** What this many of the lazy parts use comes in one file: many small files weigh more on the wire. */
const SHARED_BY = 26;

/** `vite build --mode gallery` adds the component gallery to the build; nothing else does. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [
    relay,
    // react-aria's own messages in the languages that the app does not speak are left out.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
  ],
  build: {
    outDir: mode === 'gallery' ? '../dist/gallery' : '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: mode === 'gallery' ? `${root}gallery.html` : `${root}index.html`,
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: SHARED_BY }] } },
    },
  },
  server: {
    proxy: {
      '/graphql': GATEWAY,
      '/api': GATEWAY,
    },
  },
}));
