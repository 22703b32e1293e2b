/**
 * @generated SignedSource<<85c7db16d4f24043755c8d162ca60ba7>>
 * @relayHash 17b3bddf2b6061c397683e24dcd658a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd55a61e3960ba4eedfe6b16d6dd58aadadff627940824d030df8fcefb70a31a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchaseHistoryPageQuery } from './PurchaseHistoryPageQuery.graphql';

const node: PreloadableConcreteRequest<PurchaseHistoryPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd55a61e3960ba4eedfe6b16d6dd58aadadff627940824d030df8fcefb70a31a",
    "metadata": {},
    "name": "PurchaseHistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
