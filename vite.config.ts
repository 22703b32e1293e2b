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

/** A pattern for the files whose path contains one of these. */
function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.join('|'));
}

/** Parts of Relay that the app never calls, and that Relay itself calls under other feature flags only. */
const UNUSED_RELAY = anyOf(
  '/react-relay/lib/relay-hooks/(?:useFragmentInternal_CURRENT|useMutationAction_EXPERIMENTAL)\\.js$',
  '/react-relay/lib/relay-hooks/\\w*[eE]ntryPoint[\\w.]*\\.js$',
  '/relay-runtime/lib/store/(?:(?:observeFragment|observeQuery|waitForFragment)Experimental)\\.js$',
  '/relay-runtime/lib/store/createFragmentSpecResolver\\.js$',
  '/relay-runtime/lib/mutations/(?:createUpdatableProxy|RelayDeclarativeMutationConfig)\\.js$',
  '/relay-runtime/lib/(?:network/RelayQueryResponseCache|query/fetchQuery_DEPRECATED)\\.js$',
);

/** styled-components prefixes rules for old browsers only where it is told to. */
const PREFIXER = /\/stylis\/src\/Prefixer\.js$/;

/** Fields that the browser reckons by itself; this app has none, so the cache of their values does nothing. */
const LIVE_RESOLVERS = /\/relay-runtime\/lib\/store\/live-resolvers\/LiveResolverCache\.js$/;
const NO_LIVE_RESOLVERS = `
  const { NoopResolverCache } = require('../ResolverCache');
  class LiveResolverCache extends NoopResolverCache {
    batchLiveStateUpdates(publish) { publish(); }
    batchLiveStateUpdatesWithoutNotify(publish) { publish(); return false; }
    unsubscribeFromLiveResolverRecords() {}
    invalidateResolverRecords() {}
  }
  const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = '__resolver_live_state_subscription';
  const getUpdatedDataIDs = (ids) => ids;
  module.exports = { LiveResolverCache, RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY, getUpdatedDataIDs };
`;

/** Leaves them out: 12 kB of the 230 kB that the first screen may weigh. */
function leaveUnused(): Plugin {
  return {
    name: 'leave-unused',
    enforce: 'pre',
    load(id) {
      if (UNUSED_RELAY.test(id)) return 'module.exports = {};';
      if (LIVE_RESOLVERS.test(id)) return NO_LIVE_RESOLVERS;
      return PREFIXER.test(id) ? "export const prefix = () => '';" : undefined;
    },
  };
}

/**
 * What every signed-in page needs, in two files instead of forty small ones, which would be 15 kB more on the
 * wire. `base` changes when a package is updated, `kit` when the app is.
 */
const EVERYWHERE = [
  {
    name: 'base',
    test: anyOf(
      '/node_modules/(?:react|react-dom|scheduler|use-sync-external-store)/',
      '/node_modules/(?:relay-runtime|react-relay|@babel/runtime|fbjs|invariant|nullthrows)/',
      '/node_modules/@tanstack/(?!react-virtual|virtual)',
      '/node_modules/(?:i18next|react-i18next|styled-components|stylis|@emotion)/',
      '/lucide-react/dist/esm/(?!icons/)',
    ),
  },
  {
    name: 'kit',
    test: anyOf(
      '/web/(?:i18n\\.ts|relay/|routes/\\w+\\.ts$|shell/use|features/business/(?:WithOther|GateFrame))',
      '/web/ui/(?:theme/|nav/(?!PaletteInput)|overlay/loadOverlays|datagrid/useMediaQuery)',
      '/web/ui/(?:Avatar|Badge|Banner|Button|buttonStyle|Drawer|EmptyState|ErrorState|fieldStyle)\\.tsx?$',
      '/web/ui/(?:IconButton|Kbd|LinkButton|LoadingScreen|Mark|Menu|PageHeader|Popover|SearchField)\\.tsx$',
      '/web/ui/(?:Skeleton|TextLink|Toasts|toastHost|toast|Tooltip|UiProvider|VisuallyHidden)\\.tsx?$',
      '/web/ui/(?:useOverlayTrigger|useNativeValidity|StatusBadge|statusMeaning|tabStyle)\\.tsx?$',
      '/web/ui/datagrid/(?:CellText|FilterBar|StatusTabs)\\.tsx$',
      '/schema/rules/(?:format|phone)\\.ts$',
      '/lucide-react/dist/esm/icons/(?:arrow-down-up|shield-check)\\.m?js$',
      '/lucide-react/dist/esm/icons/(?:bell|globe|menu|message-square|phone|plus|search)\\.m?js$',
      '/lucide-react/dist/esm/icons/(?:shopping-bag|truck|users|x)\\.m?js$',
    ),
  },
];

/** `vite build --mode gallery` adds the component gallery to the build; nothing else does. */
export default defineConfig(({ mode }) => ({
  root,
  plugins: [relay, englishOnlyAria(), leaveUnused(), react()],
  build: {
    outDir: mode === 'gallery' ? '../dist/gallery' : '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: mode === 'gallery' ? `${root}gallery.html` : `${root}index.html`,
      output: { codeSplitting: { groups: EVERYWHERE } },
    },
  },
  server: {
    proxy: {
      '/graphql': GATEWAY,
      '/api': GATEWAY,
    },
  },
}));
