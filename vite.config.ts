import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import relay from 'vite-plugin-relay';
import { EXACT_PARTS, PARTS, partOf } from './scripts/first-view.ts';

const root = fileURLToPath(new URL('web/', import.meta.url));

/** The gateway that `vite` in development sends API calls to. */
const GATEWAY = 'http://localhost:4000';

const part = partOf();

/** A few files instead of ninety: small ones weigh more on the wire. */
const FILES = PARTS.map((name, index) => ({
  name: (id: string, graph: Parameters<typeof part>[1]) => (part(id, graph) === name ? name : null),
  debugName: name,
  priority: PARTS.length - index,
  // What only one lazy part needs stays with that part.
  ...(EXACT_PARTS.has(name) && { includeDependenciesRecursively: false, minShareCount: 2 }),
}));

/** What every page has loaded before anything else. */
const LOADED_FIRST = ['core', 'rolldown-runtime'];
const isLoadedFirst = new RegExp(`/(?:${LOADED_FIRST.join('|')})-`);

/** `vite build --mode gallery` adds the component gallery to the build; nothing else does. */
export default defineConfig(({ mode }) => ({
  root,
  resolve: { alias: { 'react-relay/hooks': `${root}relay/hooks.ts` } },
  plugins: [
    relay,
    // react-aria's own messages in the languages that the app does not speak are left out.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    react(),
  ],
  // White space and comments of the styles are left out.
  oxc: {
    plugins: { styledComponents: { minify: true, pure: true, displayName: false, fileName: false, ssr: false } },
  },
  build: {
    outDir: mode === 'gallery' ? '../dist/gallery' : '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      // Browsers of that age know it by themselves.
      polyfill: false,
      // The page itself names them, so that they are asked for before the entry has come and is read.
      resolveDependencies: (_file, needed, { hostType }) => (
        hostType === 'html' ? needed : needed.filter((file) => !isLoadedFirst.test(file))
      ),
    },
    rolldownOptions: {
      // Fragments whose fields are read without a mask are named for the compiler alone.
      treeshake: { moduleSideEffects: [{ test: /__generated__/, sideEffects: false }] },
      input: mode === 'gallery' ? `${root}gallery.html` : `${root}index.html`,
      // The gallery has neither shell nor lists of the gateway. The first view names two hundred files, which weigh
      // what cannot be compressed of them: seven characters are the fewest that the bundler gives, and the manifest
      // says which file is whose.
      output: mode === 'gallery' ? {} : {
        codeSplitting: { groups: FILES },
        chunkFileNames: ({ name }) => (LOADED_FIRST.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      },
    },
  },
  server: {
    proxy: {
      '/graphql': GATEWAY,
      '/api': GATEWAY,
    },
  },
}));
