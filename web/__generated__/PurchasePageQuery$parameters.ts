/**
 * @generated SignedSource<<bf176d227b4a07effed07a39da709001>>
 * @relayHash ba3969dcc84a9da071cd58f4af89ce4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f7dfb3ed95049e5e8541bd55d4d3364ad67d0bf0daab249fe927518b5ff1ff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f7dfb3ed95049e5e8541bd55d4d3364ad67d0bf0daab249fe927518b5ff1ff9",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
