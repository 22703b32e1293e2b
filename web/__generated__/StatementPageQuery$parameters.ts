/**
 * @generated SignedSource<<3d7cf0224706b3b740db4a6e2683a1e0>>
 * @relayHash 3821e5848d3d03a773698fd28c492c99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59b4d384ca920fa10ae642fa3798ac9bf8e9062aa0ab211b599150cdf44a1525

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementPageQuery } from './StatementPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59b4d384ca920fa10ae642fa3798ac9bf8e9062aa0ab211b599150cdf44a1525",
    "metadata": {},
    "name": "StatementPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
