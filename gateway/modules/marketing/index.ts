import { defineModule } from '../../module.ts';
import { adReportExport } from './ad-report-export.ts';
import { campaignOrdersExport } from './campaign-orders-export.ts';

export const marketing = defineModule({
  name: 'marketing',
  graphql: () => [import('./graphql/Campaign.ts'), import('./graphql/adReport.ts'), import('./graphql/campaignOrders.ts')],
  exports: [adReportExport, campaignOrdersExport],
});
