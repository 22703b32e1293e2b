/**
 * @generated SignedSource<<dd001593a954fa3dc29af1ea45571ef3>>
 * @relayHash e3c475b9c502258a882048b5cfdc4975
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fe4ec4b4dc5ff42065c20be43aca9fdb8b3b195b7d49c2317e799bb6c95fe18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllOrdersPageQuery } from './AllOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<AllOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fe4ec4b4dc5ff42065c20be43aca9fdb8b3b195b7d49c2317e799bb6c95fe18",
    "metadata": {},
    "name": "AllOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
