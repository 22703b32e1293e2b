/**
 * @generated SignedSource<<ebb6a3661e6e425f72c3f7c9ba267884>>
 * @relayHash e83ab699fccef1d722e8e33e5ccece2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 441f543a016a8a9e34c9b048465fa3d4182ace027c09f50b89a2144354b51b3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomeListPageQuery } from './IncomeListPageQuery.graphql';

const node: PreloadableConcreteRequest<IncomeListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "441f543a016a8a9e34c9b048465fa3d4182ace027c09f50b89a2144354b51b3b",
    "metadata": {},
    "name": "IncomeListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
