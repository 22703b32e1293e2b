/**
 * @generated SignedSource<<1fab6001a508666ca4207619a0f6e823>>
 * @relayHash dc293585e288a3124c44064d82c49a7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eecd30eb52198e45b40b4542087f3e6b8e15522c4beee55b5126bbdf87751c15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eecd30eb52198e45b40b4542087f3e6b8e15522c4beee55b5126bbdf87751c15",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
