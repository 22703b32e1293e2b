import { usePermissions } from '../../shell/usePermissions.ts';

/** Whether the entries behind profit and sales are open to the viewer. */
export function useCanReadEntries(): boolean {
  const permissions = usePermissions();
  return permissions.has('ADMIN') && !permissions.has('hideProductCostReportForAdmin');
}
