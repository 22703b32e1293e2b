/**
 * @generated SignedSource<<38c24f9695d80b7ad28e33ba895189a5>>
 * @relayHash 4f2dd646c39f3486457fab92c7fcd89b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc28dbb7c17c931c887edfe9b382132e4ee29e0d6a8f1ab86b45401834e9f68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlockListPageQuery } from './BlockListPageQuery.graphql';

const node: PreloadableConcreteRequest<BlockListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abc28dbb7c17c931c887edfe9b382132e4ee29e0d6a8f1ab86b45401834e9f68",
    "metadata": {},
    "name": "BlockListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
