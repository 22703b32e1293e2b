import { usePermissions } from './usePermissions.ts';

/**
 * Whether the viewer may see costs, and the entries that tell them. If not, the gateway answers costs with null: this decides
 * which columns and cards are shown, not what is queried.
 */
export function useCanSeeCost(): boolean {
  const permissions = usePermissions();
  return permissions.has('ADMIN') && !permissions.has('hideProductCostReportForAdmin');
}
