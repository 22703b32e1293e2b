/**
 * @generated SignedSource<<3674c4fd832832bcb97701bdf7cc39a4>>
 * @relayHash 8058db8fdb086829a5c4df2329518418
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef54cbfa8a0840ed55337bfa2036de7d042ca2091fde84d6d0f76e7d37786a64

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ef54cbfa8a0840ed55337bfa2036de7d042ca2091fde84d6d0f76e7d37786a64",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
