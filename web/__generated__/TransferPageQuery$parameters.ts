/**
 * @generated SignedSource<<0ad28d3da1804bd914b03e62f8255cfb>>
 * @relayHash 8d65aa5c24538b5a3f62e49b90d86eff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37c8254a5434e472325b9eb25a822fbb157097f4515cfd1d4d4db7da23514909

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransferPageQuery } from './TransferPageQuery.graphql';

const node: PreloadableConcreteRequest<TransferPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37c8254a5434e472325b9eb25a822fbb157097f4515cfd1d4d4db7da23514909",
    "metadata": {},
    "name": "TransferPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
