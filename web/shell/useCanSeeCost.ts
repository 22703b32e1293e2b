import { usePermissions } from './usePermissions.ts';

/**
 * May the viewer see what things cost? Where not, the gateway answers costs with null: this decides which columns and
 * cards are worth showing, never what is asked for.
 */
export function useCanSeeCost(): boolean {
  const permissions = usePermissions();
  return permissions.has('ADMIN') && !permissions.has('hideProductCostReportForAdmin');
}
