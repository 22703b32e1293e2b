/**
 * @generated SignedSource<<e769912fcf265325940e36819d8230ce>>
 * @relayHash 8219ed48a6b12da37a9bfcf7c563a29b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06c5f43da9913ea2149adc09a5758ca6d87b20e35de907eab5b7b8aabf4ba280

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebOrderPageQuery } from './WebOrderPageQuery.graphql';

const node: PreloadableConcreteRequest<WebOrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06c5f43da9913ea2149adc09a5758ca6d87b20e35de907eab5b7b8aabf4ba280",
    "metadata": {},
    "name": "WebOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
