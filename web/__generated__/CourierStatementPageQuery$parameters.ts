/**
 * @generated SignedSource<<43e59003419837b5d68fc71d1a8a7991>>
 * @relayHash e9c941690cb7065e31c51c28e97749a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ee21640b38a947dc984dbe380192f5064bdbb1241e28f09207373b564882659

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourierStatementPageQuery } from './CourierStatementPageQuery.graphql';

const node: PreloadableConcreteRequest<CourierStatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ee21640b38a947dc984dbe380192f5064bdbb1241e28f09207373b564882659",
    "metadata": {},
    "name": "CourierStatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
