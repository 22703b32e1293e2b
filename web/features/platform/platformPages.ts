/**
 * The screens of the platform, with what they are opened with, as one chunk: few people ever see them, so the
 * first page of everybody else carries next to nothing of it.
 */
export { BusinessListPage } from './BusinessListPage.tsx';
export { loadPayment, loadPayments, loadTierLimits } from './platformLoaders.ts';
export { PlatformPaymentPage } from './PlatformPaymentPage.tsx';
export { PlatformPaymentsPage } from './PlatformPaymentsPage.tsx';
export { TierLimitsPage } from './TierLimitsPage.tsx';
