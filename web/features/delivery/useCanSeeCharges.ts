import { usePermissions } from '../../shell/usePermissions.ts';

/** Whether the viewer may see what couriers take. If not, the gateway answers it with null, and nothing is shown in its place. */
export function useCanSeeCharges(): boolean {
  const permissions = usePermissions();
  return permissions.has('deliveryMethod') && !permissions.has('hideProductCostReportForAdmin');
}
