/**
 * @generated SignedSource<<7e6ae70b44bea107bda50b6325f59321>>
 * @relayHash 7934c102a396c37f4331860bba1f4532
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17ed53ae03ea2ac5592e3fe90c2fcc79ec44d2d1a8f39b5e837b94f17a365b22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17ed53ae03ea2ac5592e3fe90c2fcc79ec44d2d1a8f39b5e837b94f17a365b22",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
