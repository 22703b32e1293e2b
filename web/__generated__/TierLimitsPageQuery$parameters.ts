/**
 * @generated SignedSource<<06ad096c6dcf7f0f383f2cb149f1b860>>
 * @relayHash 5f99592a5bca717981b85ac117d03743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a104b2b29f48e71c9e365ac36b74836103fcfc0aa4beb29c495f8520f001480

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TierLimitsPageQuery } from './TierLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<TierLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a104b2b29f48e71c9e365ac36b74836103fcfc0aa4beb29c495f8520f001480",
    "metadata": {},
    "name": "TierLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
