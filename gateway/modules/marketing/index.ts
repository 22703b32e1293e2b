import { defineModule } from '../../module.ts';
import { adReportExport } from './ad-report-export.ts';
import { campaignExport } from './campaign-export.ts';
import { campaignOrdersExport } from './campaign-orders-export.ts';
import { META_SECRETS } from './meta/meta-secrets.ts';
import { metaJobs } from './meta/meta.jobs.ts';

export const marketing = defineModule({
  name: 'marketing',
  graphql: () => [import('./graphql/Campaign.ts'), import('./graphql/adReport.ts'), import('./graphql/campaignOrders.ts'), import('./graphql/MetaAccess.ts'), import('./graphql/metaFigures.ts')],
  exports: [adReportExport, campaignOrdersExport, campaignExport],
  sealed: [META_SECRETS],
  jobs: metaJobs,
});
