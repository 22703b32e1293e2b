import { env } from '../../env.ts';

/** Where the shop has to send its deliveries. */
export const webhookUrl = (siteId: string): string => `${env.PUBLIC_URL}/api/webhooks/woocommerce/${siteId}`;
