/**
 * @generated SignedSource<<9771a6140a9a1a1b2ffadeab8d843cc4>>
 * @relayHash 20a7cdf26422e91defe8a5a8fb736c2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b9313ffb89011a4b47f823e4f3bb69943a783ef742fcc1ebaffa2f8b4c9808b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobListPageQuery } from './BulkJobListPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b9313ffb89011a4b47f823e4f3bb69943a783ef742fcc1ebaffa2f8b4c9808b",
    "metadata": {},
    "name": "BulkJobListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
