/**
 * @generated SignedSource<<11839f1ac53d54ff934240ed29fc3bb6>>
 * @relayHash 7a4ae16b7009842f04a60244d9a93b85
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86b71eb5670e1699d1da4ead85f607804095f9846315e8bb9ba822d2e93fc48b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86b71eb5670e1699d1da4ead85f607804095f9846315e8bb9ba822d2e93fc48b",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
