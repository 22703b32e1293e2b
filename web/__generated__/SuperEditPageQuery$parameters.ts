/**
 * @generated SignedSource<<2a6bea4b0ebba4e995ddc04fae2c06a6>>
 * @relayHash 8856e62a6c94426df2d84f7da1cbe943
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79600a4c86e934bdafe4e3f1b076ae00001357fdec1ba198ec8b5ae0f044f576

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79600a4c86e934bdafe4e3f1b076ae00001357fdec1ba198ec8b5ae0f044f576",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
