/**
 * @generated SignedSource<<97aad285c289f22db9618c92ea5c38af>>
 * @relayHash 170e7797fee827e0a52556e40c3b36a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85edfdafc0f166d9df875badc022490f14bd42984bd820221ed253fbc65e8785

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityPageQuery } from './LiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85edfdafc0f166d9df875badc022490f14bd42984bd820221ed253fbc65e8785",
    "metadata": {},
    "name": "LiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
