import { orderUpdateSuperEditRoute, superEditRoute } from '../manyOrdersRoutes.ts';
import { SuperEditPage } from './SuperEditPage.tsx';

/** `/ecom/super-edit` */
export function EcomSuperEditPage() {
  return <SuperEditPage loaded={superEditRoute.useLoaderData()} />;
}

/** `/order-update/super-edit` */
export function OrderUpdateSuperEditPage() {
  return <SuperEditPage loaded={orderUpdateSuperEditRoute.useLoaderData()} />;
}
