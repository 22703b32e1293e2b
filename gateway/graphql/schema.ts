import { builder } from './builder.ts';
import { readNodeIdsAtOnce } from './node-ids.ts';
import './scalars.ts';
import './errors.ts';
import '../modules/identity/graphql/Viewer.ts';
import '../modules/identity/graphql/Member.ts';
import '../modules/business/graphql/businessMutations.ts';
import '../modules/business/graphql/trialMutations.ts';
import '../modules/business/graphql/TierLimit.ts';
import '../modules/catalog/graphql/Product.ts';
import '../modules/orders/graphql/Order.ts';
import '../modules/orders/graphql/orderMutations.ts';
import '../modules/messaging/graphql/MessageTemplate.ts';
import '../modules/messaging/graphql/SmsMessage.ts';
import '../modules/billing/graphql/paymentMutations.ts';
import '../modules/billing/graphql/UsageEntry.ts';
import '../modules/web-orders/graphql/WebOrder.ts';
import '../modules/web-orders/graphql/WebSite.ts';
import '../modules/web-orders/graphql/webOrderMutations.ts';

/** The whole schema. Each module adds itself by one import above. */
export const schema = readNodeIdsAtOnce(builder.toSchema());
