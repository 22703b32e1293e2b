/**
 * @generated SignedSource<<b7c5b9dd262aca140ad9b019cc77b4f4>>
 * @relayHash f4ad8e5637968c270b9a9b64c73b6af8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a16841878e338fe9e51c8637a2241881926427fdf6d6874b7be6f7a7addb4e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsPageQuery } from './IntegrationsPageQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a16841878e338fe9e51c8637a2241881926427fdf6d6874b7be6f7a7addb4e0",
    "metadata": {},
    "name": "IntegrationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
