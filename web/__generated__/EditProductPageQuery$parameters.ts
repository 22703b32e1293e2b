/**
 * @generated SignedSource<<d937afd7722ddad90a19e73b586d8022>>
 * @relayHash 6ba4fb59105ae33aa822b94cb6118592
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62996ed8e1c06ecf5edc8a5d04358897513a9dbe64eb015185e3d2c29a88c885

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProductPageQuery } from './EditProductPageQuery.graphql';

const node: PreloadableConcreteRequest<EditProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "62996ed8e1c06ecf5edc8a5d04358897513a9dbe64eb015185e3d2c29a88c885",
    "metadata": {},
    "name": "EditProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
