import { defineModule } from '../../module.ts';
import { courierReportExport, deliveryMethodExport } from './courier-export.ts';
import { COURIER_SECRETS } from './courier-secrets.ts';
import { courierRoutes } from './couriers.rest.ts';
import { courierJobs } from './couriers.jobs.ts';
import { parcelChecks } from './parcel-checks.ts';
import { claimSheet } from './settlement/claim-sheet.ts';
import { statementClaimSheet } from './settlement/statement-claims.ts';
import { statementExport } from './settlement/statement-export.ts';
import { statementChecks } from './settlement/statement-checks.ts';

export const couriers = defineModule({
  name: 'couriers',
  graphql: () => [
    import('./graphql/Courier.ts'), import('./graphql/bookCourier.ts'), import('./graphql/CourierPlace.ts'), import('./graphql/OpenBooking.ts'),
    import('./graphql/CourierStatement.ts'), import('./graphql/statementImport.ts'), import('./graphql/NotSettled.ts'), import('./graphql/CourierEvent.ts'),
    import('./graphql/OrderProfit.ts'), import('./graphql/CourierRecord.ts'), import('./graphql/payouts.ts'), import('./graphql/MoneyTrail.ts'), import('./graphql/toldOtherwise.ts'),
    import('./graphql/courierBalance.ts'), import('./graphql/ParcelPrice.ts'), import('./graphql/ReturnRequest.ts'), import('./graphql/parcelsAsOwed.ts'),
    import('./graphql/StandingParcel.ts'), import('./graphql/statementLines.ts'),
  ],
  exports: [deliveryMethodExport, courierReportExport, claimSheet, statementClaimSheet, statementExport],
  rest: courierRoutes,
  ledgerChecks: [...statementChecks, ...parcelChecks],
  sealed: [COURIER_SECRETS],
  jobs: courierJobs,
});
