import type { Environment } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from '../../__generated__/PlatformPaymentPageQuery.graphql.ts';
import platformPaymentPageQuery from '../../__generated__/PlatformPaymentPageQuery$parameters.ts';
import type { PlatformPaymentsPageQuery } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import platformPaymentsPageQuery from '../../__generated__/PlatformPaymentsPageQuery$parameters.ts';
import type { TierLimitsPageQuery } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import tierLimitsPageQuery from '../../__generated__/TierLimitsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { paymentSearch } from './paymentSearch.ts';

/** The loaders of the platform's screens. */

export const loadTierLimits = (environment: Environment) =>
  loadRouteQuery<TierLimitsPageQuery>(environment, tierLimitsPageQuery, {});

/** `search` as it stands in the address. */
export const loadPayments = (environment: Environment, search: object) =>
  loadRouteQuery<PlatformPaymentsPageQuery>(
    environment,
    platformPaymentsPageQuery,
    paymentSearch.variables(paymentSearch.read({ ...search })),
  );

export const loadPayment = (environment: Environment, id: string) =>
  loadRouteQuery<PlatformPaymentPageQuery>(environment, platformPaymentPageQuery, { id });
