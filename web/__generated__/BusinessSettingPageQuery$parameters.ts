/**
 * @generated SignedSource<<1083b95e9e6e916f013b5fd484da4b8f>>
 * @relayHash 1cb8db0a97a0f7f7fce7a5fa02e4c69a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1634e97e82aa70bcb7c79253b93e8ac21b5df71a41053d23665e8bf7586d43d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BusinessSettingPageQuery } from './BusinessSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<BusinessSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1634e97e82aa70bcb7c79253b93e8ac21b5df71a41053d23665e8bf7586d43d9",
    "metadata": {},
    "name": "BusinessSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
