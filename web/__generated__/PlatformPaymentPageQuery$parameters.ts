/**
 * @generated SignedSource<<19e4685d9d8d3a8e4824d2960f51d9ad>>
 * @relayHash 1b7b768968277e3961bf145be98ea0ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60d9298eeaafa84c702191d9fcbd552dac42309f59f33e682d881db02a32bc2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d60d9298eeaafa84c702191d9fcbd552dac42309f59f33e682d881db02a32bc2",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
