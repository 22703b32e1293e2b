/**
 * @generated SignedSource<<a75e6407815c322a6db11f163b529c11>>
 * @relayHash cd4a722f7d1b01d25cf20b2b55271b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af174371acc3757378c93b7fcb745f61610759ab2ec0616e742cd4aa9ac63ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0af174371acc3757378c93b7fcb745f61610759ab2ec0616e742cd4aa9ac63ed",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
