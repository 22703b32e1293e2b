/**
 * @generated SignedSource<<c38af72b2787147fd17a705b913b3f79>>
 * @relayHash 266600888e8ee39e0358d0a125fd6dbb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 059dae6061c337161b36b8e90acbe7e4b7031a17a5de7ac969dde6a8f5b83a0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "059dae6061c337161b36b8e90acbe7e4b7031a17a5de7ac969dde6a8f5b83a0e",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
