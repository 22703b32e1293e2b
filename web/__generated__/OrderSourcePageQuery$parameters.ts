/**
 * @generated SignedSource<<11a3bef43db49211c9f8d85ee26f5820>>
 * @relayHash 285e628990fc524a8c78c043cc787ba6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ad4f99ee6a2be9d8bf707dfee3c797da555751bafd2a15e487b8e0694c40a37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderSourcePageQuery } from './OrderSourcePageQuery.graphql';

const node: PreloadableConcreteRequest<OrderSourcePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ad4f99ee6a2be9d8bf707dfee3c797da555751bafd2a15e487b8e0694c40a37",
    "metadata": {},
    "name": "OrderSourcePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
