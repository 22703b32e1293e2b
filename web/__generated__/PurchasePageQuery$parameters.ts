/**
 * @generated SignedSource<<9c18ab9d29e907c044979ae4b924302c>>
 * @relayHash 8ecf119a1194d95566d6fb68b70988aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d356bbed3b8683bfc1503ec50b90bcf5cb475b8e590ac02ed23070ef518ef29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PurchasePageQuery } from './PurchasePageQuery.graphql';

const node: PreloadableConcreteRequest<PurchasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d356bbed3b8683bfc1503ec50b90bcf5cb475b8e590ac02ed23070ef518ef29",
    "metadata": {},
    "name": "PurchasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
