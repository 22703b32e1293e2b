/**
 * @generated SignedSource<<34e76fe9d8f39b35b7ecb768e5de12dd>>
 * @relayHash a1237cbeed36b75d0d8bfe9d1749f7db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8692884d3a1e00655e66f0e28099c9800e664cf9bb4a3ff4f86168ccbf22917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdvanceSettingPageQuery } from './AdvanceSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<AdvanceSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8692884d3a1e00655e66f0e28099c9800e664cf9bb4a3ff4f86168ccbf22917",
    "metadata": {},
    "name": "AdvanceSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
