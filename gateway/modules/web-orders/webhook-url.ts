import { env } from '../../env.ts';

/** The address for the shop's webhooks. */
export const webhookUrl = (siteId: string): string => `${env.PUBLIC_URL}/api/webhooks/woocommerce/${siteId}`;
