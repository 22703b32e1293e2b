/**
 * The platform's screens and their loaders as one chunk: only few users open them, so they must not enlarge the first
 * page.
 */
export { loadAnnouncements, loadBusiness, loadBusinesses, loadPayment, loadPayments, loadTierLimits } from './platformLoaders.ts';
export { AnnouncementsPage } from './AnnouncementsPage.tsx';
export { BusinessListPage } from './BusinessListPage.tsx';
export { BusinessPage } from './BusinessPage.tsx';
export { PlatformPaymentPage } from './PlatformPaymentPage.tsx';
export { PlatformPaymentsPage } from './PlatformPaymentsPage.tsx';
export { TierLimitsPage } from './TierLimitsPage.tsx';
