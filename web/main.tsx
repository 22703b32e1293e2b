import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { startLanguage } from './i18n.ts';
import { goToSignIn } from './features/identity/signInPath.ts';
import { createEnvironment } from './relay/environment.ts';
import { GatewayError } from './relay/GatewayError.ts';
import { createAppRouter } from './routes/router.ts';
import { UiProvider } from './ui/UiProvider.tsx';

const environment = createEnvironment({
  onSignedOut: goToSignIn,
  // Screens preloaded by hovered links do not know of the change.
  onChanged: () => router.clearCache(),
});
const router = createAppRouter(environment);

await startLanguage();

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
