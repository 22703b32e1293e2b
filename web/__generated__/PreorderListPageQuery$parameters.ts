/**
 * @generated SignedSource<<ea4c7643147593c54de649de467c6b5f>>
 * @relayHash d52f92bb9cb7e9a7028488b5f6300057
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e86d97853aed4cd34007aac762792b21be0e54533a9eba3fe7d5b8ebf93c4f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreorderListPageQuery } from './PreorderListPageQuery.graphql';

const node: PreloadableConcreteRequest<PreorderListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e86d97853aed4cd34007aac762792b21be0e54533a9eba3fe7d5b8ebf93c4f0",
    "metadata": {},
    "name": "PreorderListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
