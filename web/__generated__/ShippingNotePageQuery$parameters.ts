/**
 * @generated SignedSource<<7eaddc19548ea11f60366b3841311035>>
 * @relayHash 7e8f3540661e32799927056eebe6d201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c439109ff2cc08a179d40cfc21517aa18a82f11c1b2065aab14a83505a5f9d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShippingNotePageQuery } from './ShippingNotePageQuery.graphql';

const node: PreloadableConcreteRequest<ShippingNotePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c439109ff2cc08a179d40cfc21517aa18a82f11c1b2065aab14a83505a5f9d1",
    "metadata": {},
    "name": "ShippingNotePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
