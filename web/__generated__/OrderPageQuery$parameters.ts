/**
 * @generated SignedSource<<24167a2e7e51428bd13880686d28e0fb>>
 * @relayHash 4c85ec94da3e9cb57cd594b97a9cefcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7ae645c2749625094a89dda2602df2699c0d593e6909b1a9b250a3335063389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7ae645c2749625094a89dda2602df2699c0d593e6909b1a9b250a3335063389",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
