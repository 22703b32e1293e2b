/**
 * @generated SignedSource<<f3b4ce5fb681b5ae76f62b99bbbe9571>>
 * @relayHash c911bd60381dd261cf0fcd5e954aac7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18f0201abb2ace9353f1350c213ee4a6b8a541f664e9ab704a090c2537526681

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18f0201abb2ace9353f1350c213ee4a6b8a541f664e9ab704a090c2537526681",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
