/**
 * @generated SignedSource<<522684621afcc7889b4ced2a41bbb810>>
 * @relayHash 3a07c165dba59cd922bcc9f759e42922
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f033e9ca8558232f210bb23eeecc0b73cb1075d597a1a479eeb9b1cd112ba8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f033e9ca8558232f210bb23eeecc0b73cb1075d597a1a479eeb9b1cd112ba8c",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
