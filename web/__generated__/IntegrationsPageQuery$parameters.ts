/**
 * @generated SignedSource<<2f492936deaad813171e6edd4baa9621>>
 * @relayHash a09a902e59a723a34c66669a4a347771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 645270905afdf19064a73e5c74fa15752425b14772171fb4fd43e6f18de4b996

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsPageQuery } from './IntegrationsPageQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "645270905afdf19064a73e5c74fa15752425b14772171fb4fd43e6f18de4b996",
    "metadata": {},
    "name": "IntegrationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
