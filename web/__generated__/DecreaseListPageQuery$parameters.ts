/**
 * @generated SignedSource<<40d6190a74250284cae6835e1dc7ca52>>
 * @relayHash d09075a053b38629a88f3592c06fe98c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f287542cb55cf3a9b3cdc0c7f61ac05305d15bdeabb60a84de46e731f78d4d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreaseListPageQuery } from './DecreaseListPageQuery.graphql';

const node: PreloadableConcreteRequest<DecreaseListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f287542cb55cf3a9b3cdc0c7f61ac05305d15bdeabb60a84de46e731f78d4d4",
    "metadata": {},
    "name": "DecreaseListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
