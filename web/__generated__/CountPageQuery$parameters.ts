/**
 * @generated SignedSource<<bdea6a66a5e76364e54d9e881238826c>>
 * @relayHash e59d90039f96fd5a0c499ff482327322
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f3c0f776bab767fc901335855037e99f3c7b9a57656824254f866a732f96887

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CountPageQuery } from './CountPageQuery.graphql';

const node: PreloadableConcreteRequest<CountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f3c0f776bab767fc901335855037e99f3c7b9a57656824254f866a732f96887",
    "metadata": {},
    "name": "CountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
