/**
 * @generated SignedSource<<995a799ef982d4be7afb6728894ec1d9>>
 * @relayHash d58a299d48f8fe862c1dd5f808ec291e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea3a0308aef0aa2f10909bc32c861bba605cb6cc56a14fd467f877ac048533e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobListPageQuery } from './BulkJobListPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea3a0308aef0aa2f10909bc32c861bba605cb6cc56a14fd467f877ac048533e3",
    "metadata": {},
    "name": "BulkJobListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
