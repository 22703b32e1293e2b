/**
 * @generated SignedSource<<829a9f5009fce33ee30fde83f5d9d857>>
 * @relayHash e1114c20934a9575bd08a757fb620e70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 141f9c483393b4ac3c513000fce7fee72739cd2d9de3f7626740cf992d716337

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockListPageQuery } from './BlockListPageQuery.graphql';

const node: PreloadableConcreteRequest<BlockListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "141f9c483393b4ac3c513000fce7fee72739cd2d9de3f7626740cf992d716337",
    "metadata": {},
    "name": "BlockListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
