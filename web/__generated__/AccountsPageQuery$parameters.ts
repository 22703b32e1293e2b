/**
 * @generated SignedSource<<30c9208d0ce68f34b9323cb63687c3aa>>
 * @relayHash 90cb9c7dcc88434d62b86f762e7395f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd1f46492f21e2593d22f9010e4eddfd9d50b75c5f3829f104d1696f66e25319

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountsPageQuery } from './AccountsPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd1f46492f21e2593d22f9010e4eddfd9d50b75c5f3829f104d1696f66e25319",
    "metadata": {},
    "name": "AccountsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
