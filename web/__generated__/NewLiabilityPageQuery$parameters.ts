/**
 * @generated SignedSource<<81cfe5d0370ab2b4cea02b513fcfe1af>>
 * @relayHash e9658ef9be383d8729c8b0429dd1a3db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 708226ea5dcd908ff9898cdc5bce43917c6dd5214e37851905269bdfbb297e1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewLiabilityPageQuery } from './NewLiabilityPageQuery.graphql';

const node: PreloadableConcreteRequest<NewLiabilityPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "708226ea5dcd908ff9898cdc5bce43917c6dd5214e37851905269bdfbb297e1c",
    "metadata": {},
    "name": "NewLiabilityPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
