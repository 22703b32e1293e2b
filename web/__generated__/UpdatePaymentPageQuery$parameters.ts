/**
 * @generated SignedSource<<acf7c2227665eff5f5d753366919f964>>
 * @relayHash 969a341de9babb1ddfbbada52c656468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55c869f1a29cf6eb032329b777711bfaba1ad07d4fd0380d252bcbf25b28e4f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpdatePaymentPageQuery } from './UpdatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<UpdatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55c869f1a29cf6eb032329b777711bfaba1ad07d4fd0380d252bcbf25b28e4f3",
    "metadata": {},
    "name": "UpdatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
