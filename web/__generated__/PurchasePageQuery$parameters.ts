/**
 * @generated SignedSource<<cdc3c00187301f2d84c3e837f4f233db>>
 * @relayHash 3d5ad88257e328b83fe15ca57bb9e89f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 547a8d1916e1432b81d85f3165e8eab581009d10cbaebcd0ac42fe5e1ae3855c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "547a8d1916e1432b81d85f3165e8eab581009d10cbaebcd0ac42fe5e1ae3855c",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
