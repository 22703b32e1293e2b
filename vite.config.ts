import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import relay from 'vite-plugin-relay';

const root = fileURLToPath(new URL('web/', import.meta.url));

/** The gateway that `vite` in development sends API calls to. */
const GATEWAY = 'http://localhost:4000';

/**
 * react-aria carries the messages of its widgets in 30 languages that the app does not speak.
 * Only the English ones are bundled.
 */
function englishOnlyAria(): Plugin {
  return {
    name: 'english-only-aria',
    enforce: 'pre',
    load(id) {
      const locale = /react-(?:aria|stately)\/.*\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1];
      return locale && locale !== 'en-US' ? 'export default {};' : undefined;
    },
  };
}

/** `vite build --mode gallery` adds the component gallery to the build; nothing else does. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [relay, englishOnlyAria(), react()],
  build: {
    outDir: mode === 'gallery' ? '../dist/gallery' : '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rollupOptions: { input: mode === 'gallery' ? `${root}gallery.html` : `${root}index.html` },
  },
  server: {
    proxy: {
      '/graphql': GATEWAY,
      '/api': GATEWAY,
    },
  },
}));
