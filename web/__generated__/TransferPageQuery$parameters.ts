/**
 * @generated SignedSource<<e912957b9ed78068e2ba2400bc841bae>>
 * @relayHash 46a7009a31f96947887f0aeee9a86fa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5f3cc8951eba1a772ec90984d0fa64ed1a1dba826ff94c621e59d76bc4810a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5f3cc8951eba1a772ec90984d0fa64ed1a1dba826ff94c621e59d76bc4810a5",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
