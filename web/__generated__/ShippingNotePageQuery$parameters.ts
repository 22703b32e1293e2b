/**
 * @generated SignedSource<<bed21817f2eacb8a71a1bb5b6db7b4ee>>
 * @relayHash f409ceb1863561f9cfc6b8b289dc26c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd9473893ec37b3cbea53c28c3ce7ed05d000eb16e4b114703e910613e4256da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShippingNotePageQuery } from './ShippingNotePageQuery.graphql';

const node: PreloadableConcreteRequest<ShippingNotePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd9473893ec37b3cbea53c28c3ce7ed05d000eb16e4b114703e910613e4256da",
    "metadata": {},
    "name": "ShippingNotePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
