/**
 * @generated SignedSource<<f2dce1f0dd8a03be6db2acb8f12aec4f>>
 * @relayHash d2b31aa8c58cd328e6e7a4a7fc9b48c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc8395022b5a625fdbb371962934042b0e4ddb896e861e6948dc9f0ccfb77d45

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc8395022b5a625fdbb371962934042b0e4ddb896e861e6948dc9f0ccfb77d45",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
