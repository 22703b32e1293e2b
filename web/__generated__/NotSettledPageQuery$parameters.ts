/**
 * @generated SignedSource<<c7bb5956faebc8597c9552a7a3fd29cb>>
 * @relayHash 9443556dd5623b7148d59a4d3e12517a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e840115e25240937fe05f8b65bb64bce200ab7f8aed03641f4ad1047c0a63e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e840115e25240937fe05f8b65bb64bce200ab7f8aed03641f4ad1047c0a63e1",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
