import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { i18n, startLanguage } from './i18n.ts';
import { loadViewer } from './features/business/viewer.ts';
import { goToSignIn } from './features/identity/signInPath.ts';
import { createEnvironment } from './relay/environment.ts';
import { GatewayError } from './relay/GatewayError.ts';
import { onOtherDay } from './relay/serverTime.ts';
import { isBuilt } from './routes/domains.ts';
import { createAppRouter } from './routes/router.ts';
import { loadBanglaFont } from './ui/theme/loadBanglaFont.ts';
import { UiProvider } from './ui/UiProvider.tsx';

const environment = createEnvironment({
  onSignedOut: goToSignIn,
  // Screens preloaded by hovered links do not know of the change.
  onChanged: () => router.clearCache(),
});
// Screens load behind the business gate only, so who is signed in is asked for while their code loads.
if (isBuilt(window.location.pathname)) loadViewer(environment);
loadBanglaFont();
const [router] = await Promise.all([createAppRouter(environment, window.location.pathname), startLanguage()]);
document.documentElement.lang = i18n.language;
// A screen begins before any answer has come: where this computer has another date, it has asked for the wrong days.
onOtherDay(() => void router.invalidate());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root, {
  onCaughtError(error) {
    // A screen says what the gateway refused; anything else that a boundary caught is a mistake of ours.
    if (!(error instanceof GatewayError)) console.error(error);
  },
}).render(
  <RelayEnvironmentProvider environment={environment}>
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  </RelayEnvironmentProvider>,
);
