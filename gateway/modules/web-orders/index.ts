import { defineModule } from '../../module.ts';
import { webOrderChecks } from './web-order-checks.ts';
import { webOrderJobs } from './web-orders.jobs.ts';
import { KEY_REQUEST_SECRETS } from './key-hand-out/request-secrets.ts';
import { SCORE_SECRETS } from './courier-score/score-secrets.ts';
import { SITE_SECRETS } from './site-secrets.ts';
import { webOrderRoutes } from './web-orders.rest.ts';
import { webOrderProcedures } from './web-orders.trpc.ts';
import './block-customers.ts';
import { buyerBlockExport } from './block-export.ts';
import { webOrderReportExport } from './report-export.ts';
import { webOrderExport } from './web-order-export.ts';

export const webOrders = defineModule({
  name: 'web-orders',
  graphql: () => [
    import('./graphql/WebOrder.ts'),
    import('./graphql/WebOrderLine.ts'),
    import('./graphql/WebOrderDraft.ts'),
    import('./graphql/WebSite.ts'),
    import('./graphql/siteDefaults.ts'),
    import('./graphql/webOrderMutations.ts'),
    import('./graphql/CallDesk.ts'),
    import('./graphql/courierScore.ts'),
    import('./graphql/BuyerBlock.ts'),
    import('./graphql/callerBlock.ts'),
    import('./graphql/callerScore.ts'),
    import('./graphql/customerFields.ts'),
    import('./graphql/WebOrderReport.ts'),
    import('./graphql/PluginSetting.ts'),
    import('./graphql/SiteKeyRequest.ts'),
  ],
  procedures: webOrderProcedures,
  rest: webOrderRoutes,
  exports: [webOrderExport, webOrderReportExport, buyerBlockExport],
  jobs: webOrderJobs,
  sealed: [SITE_SECRETS, KEY_REQUEST_SECRETS, SCORE_SECRETS],
  ledgerChecks: webOrderChecks,
  counted: [{ kind: 'web-order', table: 'WebOrder' }],
});
