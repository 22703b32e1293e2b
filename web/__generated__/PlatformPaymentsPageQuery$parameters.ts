/**
 * @generated SignedSource<<76d2566174796280f9d3cf949fc29245>>
 * @relayHash 096aa765139bcef8f7358f526f9abddb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27492715b89fe2ac65e74183301fdacdb05ee72009e345fd2e373cba206403bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlatformPaymentsPageQuery } from './PlatformPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<PlatformPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "27492715b89fe2ac65e74183301fdacdb05ee72009e345fd2e373cba206403bf",
    "metadata": {},
    "name": "PlatformPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
