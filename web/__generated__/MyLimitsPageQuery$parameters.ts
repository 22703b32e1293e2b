/**
 * @generated SignedSource<<79fb4a6f27346ab000b3ff1a566c4cf7>>
 * @relayHash 2a7a9d2f198ac84d85e60b97569884e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c18e0632c7d1b8ef50d6c0fb2b88f6fcb71309710fabfbbba277d41dbf7dbf8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c18e0632c7d1b8ef50d6c0fb2b88f6fcb71309710fabfbbba277d41dbf7dbf8c",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
