/**
 * @generated SignedSource<<39383a28c2234dad78f8128949a53c27>>
 * @relayHash 1bcc9edd55979041cbf3475a97f0ee5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eac749529012c2bbccc4966b8838e4fc7505eae2e7a9c70b89bbc30e7c497484

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eac749529012c2bbccc4966b8838e4fc7505eae2e7a9c70b89bbc30e7c497484",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
