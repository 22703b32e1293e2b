/**
 * @generated SignedSource<<7c9cffb0172ec18103c3e22e4168cac8>>
 * @relayHash d370c46e39d59b142f33c8289357beee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1906d19449bb52cbd3c7e367c14b6218c617a1ed4735a1efe1b0ea835cbb427c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1906d19449bb52cbd3c7e367c14b6218c617a1ed4735a1efe1b0ea835cbb427c",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
