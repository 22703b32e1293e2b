/**
 * @generated SignedSource<<f0fa79e16088d41c8b1448e804df9e67>>
 * @relayHash 9e3f9519fff3354114eedbbdd28aad7d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 846c8bcd5c5cc8580281f12a30dac7a524c5c11458886897c159355f82a5dd54

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "846c8bcd5c5cc8580281f12a30dac7a524c5c11458886897c159355f82a5dd54",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
