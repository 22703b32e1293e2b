/**
 * @generated SignedSource<<4f4256db5f9df218a749ab59409a4da8>>
 * @relayHash 2af98f50e5af7458a552dac66def55e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95087f6e21d93a3981eda72aebf22c72f3650318450d51dd4adac9166caf449b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProductPageQuery } from './EditProductPageQuery.graphql';

const node: PreloadableConcreteRequest<EditProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95087f6e21d93a3981eda72aebf22c72f3650318450d51dd4adac9166caf449b",
    "metadata": {},
    "name": "EditProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
