/**
 * @generated SignedSource<<49c61bbdefc76755f69667a55c3d24f0>>
 * @relayHash bdfcb82aaec5ad276b405f4a1617f469
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 512e57d6903e63f86aa94cabd7841381d9731881d4492c8471999819201d2177

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "512e57d6903e63f86aa94cabd7841381d9731881d4492c8471999819201d2177",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
