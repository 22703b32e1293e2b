/**
 * @generated SignedSource<<cddd7ef7a68cec9a9b981fd9c714f800>>
 * @relayHash 305ee197f8a26d2c089d3eb8d369e372
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 811abb43324c44cbca79523da3d624fd2ab48d8e194b36a27a5e6653aa28e4cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "811abb43324c44cbca79523da3d624fd2ab48d8e194b36a27a5e6653aa28e4cf",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
