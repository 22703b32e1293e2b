/**
 * @generated SignedSource<<5b198c6db178efad99de9a64af066bf8>>
 * @relayHash b7c5c1ae49ef7c8bf224b9ba8798f989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12d43993e53bd28ceb91422c4ceec11e4b088d3000fcdef9f86d22122296b392

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12d43993e53bd28ceb91422c4ceec11e4b088d3000fcdef9f86d22122296b392",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
