/**
 * @generated SignedSource<<84ecbb3f51076542dd77ff02b368c93e>>
 * @relayHash a0a34c0d7dcdc5ea467036747bb3a213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee064b98e089b522520c4b6173eee4f273a067439980ce8f832eb7213cf6dd2a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee064b98e089b522520c4b6173eee4f273a067439980ce8f832eb7213cf6dd2a",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
