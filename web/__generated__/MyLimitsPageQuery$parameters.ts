/**
 * @generated SignedSource<<aa00398d1cfc304acbe04284bd979845>>
 * @relayHash 965eb4dc43db993c89df6e4ccba11e73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5057d3c3ccda11fcd34eaf58d593cf32d6cfeb7d7c0c4847c4d7fec23ab9a1fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5057d3c3ccda11fcd34eaf58d593cf32d6cfeb7d7c0c4847c4d7fec23ab9a1fb",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
