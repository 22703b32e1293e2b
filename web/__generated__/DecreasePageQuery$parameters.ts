/**
 * @generated SignedSource<<2232ba77d58b1aa01d3c837bfb456e9c>>
 * @relayHash b49dd45fa265b1293a513027057203f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 958493f960fedceaf88a98aa600f34913c20ef16cc00fe084a209f3b49bc8056

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DecreasePageQuery } from './DecreasePageQuery.graphql';

const node: PreloadableConcreteRequest<DecreasePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "958493f960fedceaf88a98aa600f34913c20ef16cc00fe084a209f3b49bc8056",
    "metadata": {},
    "name": "DecreasePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
