/**
 * The platform's screens and their loaders as one chunk: only few users open them, so they must not enlarge the first
 * page.
 */
export { loadPayment, loadPayments, loadTierLimits } from './platformLoaders.ts';
export { PlatformPaymentPage } from './PlatformPaymentPage.tsx';
export { PlatformPaymentsPage } from './PlatformPaymentsPage.tsx';
export { TierLimitsPage } from './TierLimitsPage.tsx';
