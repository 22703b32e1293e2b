/**
 * @generated SignedSource<<f009f1ed8497b2de1c98e4a546334627>>
 * @relayHash 6b2ea52db60dbe39434c600abb3383a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08b8d04d9a60ee7b4eddb216ecbf334b6c1868a99da538d704a0561bd50d8b84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LiabilityListPageQuery } from './LiabilityListPageQuery.graphql';

const node: PreloadableConcreteRequest<LiabilityListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08b8d04d9a60ee7b4eddb216ecbf334b6c1868a99da538d704a0561bd50d8b84",
    "metadata": {},
    "name": "LiabilityListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
