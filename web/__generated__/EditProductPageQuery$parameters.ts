/**
 * @generated SignedSource<<b17092251d9468843c71cc8944b74afd>>
 * @relayHash aac367590f5e1e2785996dffc640a9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8b77246d0ad047f903d562b6f227735a75f8c83bae14718473a191d1c22c520

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProductPageQuery } from './EditProductPageQuery.graphql';

const node: PreloadableConcreteRequest<EditProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8b77246d0ad047f903d562b6f227735a75f8c83bae14718473a191d1c22c520",
    "metadata": {},
    "name": "EditProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
