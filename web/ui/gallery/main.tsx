import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '../UiProvider.tsx';
import { Gallery } from './Gallery.tsx';

const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

const root = document.getElementById('root');
if (!root) throw new Error('gallery.html has no #root');
createRoot(root).render(
  <UiProvider>
    <RouterProvider router={router} />
  </UiProvider>,
);
