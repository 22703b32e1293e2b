/**
 * @generated SignedSource<<3f4a9e2e42e807a0020ac5ee75386bce>>
 * @relayHash fb020ad98eb2b020b14869fcd8063d9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4493f19553cb82f6b91b6f6695c0e8d65b02c73814377430a74673a6406cc894

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4493f19553cb82f6b91b6f6695c0e8d65b02c73814377430a74673a6406cc894",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
