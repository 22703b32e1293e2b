/**
 * @generated SignedSource<<d7b593dd231938c197da20ca8fbc1954>>
 * @relayHash 1293e488f74c7972db2cc258292e3270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3627c427f679dc5305ac7e47342e08f348445105729aebead901704b7b58fea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityPageQuery } from './LiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3627c427f679dc5305ac7e47342e08f348445105729aebead901704b7b58fea",
    "metadata": {},
    "name": "LiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
