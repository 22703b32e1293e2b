import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { PlatformPaymentPageQuery } from '../../__generated__/PlatformPaymentPageQuery.graphql.ts';
import type { PlatformPaymentsPageQuery } from '../../__generated__/PlatformPaymentsPageQuery.graphql.ts';
import type { TierLimitsPageQuery } from '../../__generated__/TierLimitsPageQuery.graphql.ts';
import type { AnnouncementsPageQuery } from '../../__generated__/AnnouncementsPageQuery.graphql.ts';
import type { BusinessListPageQuery } from '../../__generated__/BusinessListPageQuery.graphql.ts';
import type { BusinessPageQuery } from '../../__generated__/BusinessPageQuery.graphql.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import type { AnnouncementSearch } from './announcementSearch.ts';
import type { BusinessSearch } from './businessSearch.ts';
import type { PaymentSearch } from './paymentSearch.ts';

const pages = () => import('./platformPages.ts');

export const tierLimitsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/tier-limits',
  staticData: { permission: 'SUPERADMIN' },
  loader: async ({ context }): Promise<PreloadedQuery<TierLimitsPageQuery>> =>
    (await pages()).loadTierLimits(context.environment),
  component: lazyRouteComponent(pages, 'TierLimitsPage'),
});

export const platformPaymentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/payments',
  staticData: { permission: 'SUPERADMIN' },
  // As it stands in the address; it is parsed in the lazy chunk of the screen.
  validateSearch: (raw: Record<string, unknown>): PaymentSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PreloadedQuery<PlatformPaymentsPageQuery>> =>
    (await pages()).loadPayments(context.environment, deps),
  component: lazyRouteComponent(pages, 'PlatformPaymentsPage'),
});

export const platformPaymentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/payments/$id',
  staticData: { permission: 'SUPERADMIN', list: '/super-admin/payments' },
  loader: async ({ context, params: { id } }): Promise<PreloadedQuery<PlatformPaymentPageQuery>> =>
    (await pages()).loadPayment(context.environment, id),
  component: lazyRouteComponent(pages, 'PlatformPaymentPage'),
});

export const businessListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/business-list',
  staticData: { permission: 'SUPERADMIN' },
  // As it stands in the address; it is parsed in the lazy chunk of the screen.
  validateSearch: (raw: Record<string, unknown>): BusinessSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PreloadedQuery<BusinessListPageQuery>> =>
    (await pages()).loadBusinesses(context.environment, deps),
  component: lazyRouteComponent(pages, 'BusinessListPage'),
});

export const businessRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/business-list/$id',
  staticData: { permission: 'SUPERADMIN', list: '/super-admin/business-list' },
  loader: async ({ context, params: { id } }): Promise<PreloadedQuery<BusinessPageQuery>> =>
    (await pages()).loadBusiness(context.environment, id),
  component: lazyRouteComponent(pages, 'BusinessPage'),
});

export const addBusinessRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/add-new-business',
  staticData: { permission: 'SUPERADMIN' },
  component: lazyRouteComponent(() => import('./AddBusinessPage.tsx'), 'AddBusinessPage'),
});

export const announcementsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/super-admin/notifications',
  staticData: { permission: 'SUPERADMIN' },
  validateSearch: (raw: Record<string, unknown>): AnnouncementSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PreloadedQuery<AnnouncementsPageQuery>> =>
    (await pages()).loadAnnouncements(context.environment, deps),
  component: lazyRouteComponent(pages, 'AnnouncementsPage'),
});

export const screens = [
  businessListRoute,
  businessRoute,
  addBusinessRoute,
  announcementsRoute,
  tierLimitsRoute,
  platformPaymentsRoute,
  platformPaymentRoute,
];
