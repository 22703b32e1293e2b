/**
 * @generated SignedSource<<3b61cbe3533b6e9f8ec4c80ca86d62b2>>
 * @relayHash a93417002a8ae68cbbc9c46f22b4635d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03c59d6a807e1f40f10494e6c1d6c32d9c6f2bc136f0db1ed3dd2f0ee691ee9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentPageQuery } from './PlatformPaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c03c59d6a807e1f40f10494e6c1d6c32d9c6f2bc136f0db1ed3dd2f0ee691ee9",
    "metadata": {},
    "name": "PlatformPaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
