/**
 * @generated SignedSource<<4fe4c961900d11bb690393b06c4d0d60>>
 * @relayHash 4468bc8138b17bcbbb1f084616005c81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44d4a190b77588fc73ad9f0c4dfc4bedc4c47b279fda5a4bcbd2d6fb8238187d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLimitsPageQuery } from './MyLimitsPageQuery.graphql';

const node: PreloadableConcreteRequest<MyLimitsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44d4a190b77588fc73ad9f0c4dfc4bedc4c47b279fda5a4bcbd2d6fb8238187d",
    "metadata": {},
    "name": "MyLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
