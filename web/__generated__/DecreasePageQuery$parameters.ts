/**
 * @generated SignedSource<<e5aee9068306f53fc53aa10a270bbf34>>
 * @relayHash f9da34988d9c4e86e2317a4fb0a725e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fbd0e6dd87cfec6ff684b855823b82b5029cc7a02f4dc4cb11aef9e00e1c26e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fbd0e6dd87cfec6ff684b855823b82b5029cc7a02f4dc4cb11aef9e00e1c26e",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
