/**
 * @generated SignedSource<<5ddbc408f6a4087ba28e049126c9004e>>
 * @relayHash cb852b357ba4570c794bcc50581c10b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8150523b3bb485231be6b6e2ba459f35de37be80a7cb6f54427ca96b321a208f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8150523b3bb485231be6b6e2ba459f35de37be80a7cb6f54427ca96b321a208f",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
