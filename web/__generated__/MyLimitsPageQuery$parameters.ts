/**
 * @generated SignedSource<<0eb2e50de7c3a53472751bb262c824c6>>
 * @relayHash ed2e05c556e42ddb3bfe45eb04779117
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d408353c00633ff0d9060163e23044d716be4b92031782b2869d0cf1d968c55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d408353c00633ff0d9060163e23044d716be4b92031782b2869d0cf1d968c55",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
