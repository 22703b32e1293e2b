/**
 * @generated SignedSource<<08a826732f10989e82a56e849b38d280>>
 * @relayHash 78f35741c02478e9ced33e823425cbe8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e0641c46cda59e47c665f978f665bb2a62c046eb584f0fee1a7dcd431f0fd8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UpdatePaymentPageQuery } from './UpdatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<UpdatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34e0641c46cda59e47c665f978f665bb2a62c046eb584f0fee1a7dcd431f0fd8",
    "metadata": {},
    "name": "UpdatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
