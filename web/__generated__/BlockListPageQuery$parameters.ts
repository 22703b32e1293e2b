/**
 * @generated SignedSource<<1f3ef990598ee5883c971cda081ba41e>>
 * @relayHash 49c031255b97a9300fd90acab30235b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be89ae97d0a283cb5e29efe2843119c00b7acc741a1729d1536d95cdaf540825

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockListPageQuery } from './BlockListPageQuery.graphql';

const node: PreloadableConcreteRequest<BlockListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be89ae97d0a283cb5e29efe2843119c00b7acc741a1729d1536d95cdaf540825",
    "metadata": {},
    "name": "BlockListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
