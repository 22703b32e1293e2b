/**
 * @generated SignedSource<<3faa32bda2127bca96f6b27adfb4a023>>
 * @relayHash c9c4cf94329acd8e14b122d28aa7c20b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6401aa5b132e40d9c72d55142ada4fd9dc398ad2f1474cb42489e844f954679f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6401aa5b132e40d9c72d55142ada4fd9dc398ad2f1474cb42489e844f954679f",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
