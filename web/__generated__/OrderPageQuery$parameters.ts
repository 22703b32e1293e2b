/**
 * @generated SignedSource<<e5183823b8d57b7bab6387243e0ce99f>>
 * @relayHash f1bdde117c5114567eab79f24ad7f263
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6769dfd2dc4eab396e52e2c3ac3552c22f8717c98db6a5927b05fcba83b6c135

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6769dfd2dc4eab396e52e2c3ac3552c22f8717c98db6a5927b05fcba83b6c135",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
