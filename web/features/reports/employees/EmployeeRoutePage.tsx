import { advancedEmployeeRoute, employeePerformanceRoute } from '../reportsRoutes.ts';
import { EmployeeReportPage } from './EmployeeReportPage.tsx';

/** `/reports/advanced-employee-report` */
export const AdvancedEmployeePage = () => (
  <EmployeeReportPage search={advancedEmployeeRoute.useSearch()} loaded={advancedEmployeeRoute.useLoaderData()} />
);

/** `/reports/employee-performance`, the same under its earlier address. */
export const EmployeePerformancePage = () => (
  <EmployeeReportPage search={employeePerformanceRoute.useSearch()} loaded={employeePerformanceRoute.useLoaderData()} />
);
