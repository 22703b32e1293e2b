/**
 * @generated SignedSource<<e3acd7b1de89712162caf30d736b8f7a>>
 * @relayHash ff0d90454ae1d1b58f81d132db23ce6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc9aeb089629705e86d02ad30de25cbd1df91f1043f5c8fd7aca020f7b62fceb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc9aeb089629705e86d02ad30de25cbd1df91f1043f5c8fd7aca020f7b62fceb",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
