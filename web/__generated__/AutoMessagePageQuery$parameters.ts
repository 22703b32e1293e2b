/**
 * @generated SignedSource<<5e0c1b242f674f13e61ff32487afbc5b>>
 * @relayHash 5698cc9f511c7463202052c8038f321d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fb29e64de106fda6dbf206150b042875cd9c8c8dae4a53835fd0efe281be92a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutoMessagePageQuery } from './AutoMessagePageQuery.graphql';

const node: PreloadableConcreteRequest<AutoMessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fb29e64de106fda6dbf206150b042875cd9c8c8dae4a53835fd0efe281be92a",
    "metadata": {},
    "name": "AutoMessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
