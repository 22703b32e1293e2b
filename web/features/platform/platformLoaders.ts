import type { Environment } from 'relay-runtime';
import type { AnnouncementsPageQuery } from '../../__generated__/AnnouncementsPageQuery.graphql.ts';
import announcementsPageQuery from '../../__generated__/AnnouncementsPageQuery$parameters.ts';
import type { BusinessListPageQuery } from '../../__generated__/BusinessListPageQuery.graphql.ts';
import businessListPageQuery from '../../__generated__/BusinessListPageQuery$parameters.ts';
import type { BusinessPageQuery } from '../../__generated__/BusinessPageQuery.graphql.ts';
import businessPageQuery from '../../__generated__/BusinessPageQuery$parameters.ts';
import type { PlatformPaymentPageQuery } from '../../__generated__/PlatformPaymentPageQuery.graphql.ts';
import platformPaymentPageQuery from '../../__generated__/PlatformPaymentPageQuery$parameters.ts';
import type { PlatformPaymentsPageQuery } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import platformPaymentsPageQuery from '../../__generated__/PlatformPaymentsPageQuery$parameters.ts';
import type { TierLimitsPageQuery } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import tierLimitsPageQuery from '../../__generated__/TierLimitsPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { announcementSearch } from './announcementSearch.ts';
import { businessSearch } from './businessSearch.ts';
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

/** `search` as it stands in the address. */
export const loadBusinesses = (environment: Environment, search: object) =>
  loadRouteQuery<BusinessListPageQuery>(
    environment,
    businessListPageQuery,
    businessSearch.variables(businessSearch.read({ ...search })),
  );

export const loadBusiness = (environment: Environment, id: string) =>
  loadRouteQuery<BusinessPageQuery>(environment, businessPageQuery, { id });

/** `search` as it stands in the address. */
export const loadAnnouncements = (environment: Environment, search: object) =>
  loadRouteQuery<AnnouncementsPageQuery>(
    environment,
    announcementsPageQuery,
    announcementSearch.variables(announcementSearch.read({ ...search })),
  );
