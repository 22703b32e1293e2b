/**
 * @generated SignedSource<<bded759913be6cff8fdf8d289bba7afc>>
 * @relayHash 24214ba1bb17a5d52716262b3c235920
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d3ee18abcb1b649a4243118257b5aeb170147ce69b745caa3c6f27bc1f53cc7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d3ee18abcb1b649a4243118257b5aeb170147ce69b745caa3c6f27bc1f53cc7d",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
