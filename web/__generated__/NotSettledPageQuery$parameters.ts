/**
 * @generated SignedSource<<9838109956fd81a73ad28daa594c85ba>>
 * @relayHash 0558663bfeeaa67b27a553370ba8a00b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23a27604fee02fe32d02e1efd1a2b15e77c2cb6bc52233edfcfa6a87e14e0cae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotSettledPageQuery } from './NotSettledPageQuery.graphql';

const node: PreloadableConcreteRequest<NotSettledPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23a27604fee02fe32d02e1efd1a2b15e77c2cb6bc52233edfcfa6a87e14e0cae",
    "metadata": {},
    "name": "NotSettledPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
