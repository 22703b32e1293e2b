/**
 * @generated SignedSource<<86f1f26756a8e03b10b03675cd7edae2>>
 * @relayHash b5f561d2b94a8e10e418116ee6cf2088
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962df52136797b3a07b4573cdba8dc603de79cfdc4422fb3f05dd82527763dd7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityListPageQuery } from './LiabilityListPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "962df52136797b3a07b4573cdba8dc603de79cfdc4422fb3f05dd82527763dd7",
    "metadata": {},
    "name": "LiabilityListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
