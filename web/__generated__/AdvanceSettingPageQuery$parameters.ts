/**
 * @generated SignedSource<<ad6d99aa17b890cf6dd46f030fe3b017>>
 * @relayHash 7d830431538808108d99bd609a66e93b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8948aede054714708a62ce22d7669a51ddea92a5b979bfba8ad26ea7bd5fcf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdvanceSettingPageQuery } from './AdvanceSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<AdvanceSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8948aede054714708a62ce22d7669a51ddea92a5b979bfba8ad26ea7bd5fcf3",
    "metadata": {},
    "name": "AdvanceSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
